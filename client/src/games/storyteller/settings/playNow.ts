import type { Game } from "../../contract";
import type { Messages } from "../wire";
import { decksForBots } from "../../kit/setups";
import { firstSetup } from "./choices";

/** The setup of a game against bots, with a low goal and no clocks, since nobody should hurry a newcomer. */
export const playNow: Game<Messages>["playNow"] = {
  bots: ["easy", "medium", "easy"],
  setup(language, decks, last) {
    const setup = firstSetup(language, decksForBots(decks), last);
    return last ? setup : { ...setup, goal: 20, clue_seconds: 0, give_seconds: 0, vote_seconds: 0 };
  },
};
