import type { Game } from "../../contract";
import { decksForBots } from "../../kit/setups";
import { firstSetup } from "./choices";
import type { Messages } from "../wire";
import { seatAt } from "../../../connection/seats";

const WINDOW_SECONDS = 40; // time to look at what the bots hang

/** The setup of a game against bots, weak ones at first, so that a newcomer wins now and then. */
export const playNow: Game<Messages>["playNow"] = {
  bots: ["easy", "easy", "medium"],
  setup(language, decks, last) {
    const setup = firstSetup(language, decksForBots(decks), last);
    return last ? setup : { ...setup, window_seconds: WINDOW_SECONDS, first: seatAt(0) }; // newcomers hold their paintings before they judge
  },
};
