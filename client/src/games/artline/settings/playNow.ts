import type { Game } from "../../contract";
import { firstSetup } from "./choices";
import type { Messages } from "../wire";
import { seatAt } from "../../../connection/seats";

const WINDOW_SECONDS = 40; // time to look at what the bots hang

/** A game against bots. Weak ones at first, so that a newcomer wins now and then. */
export const playNow: Game<Messages>["playNow"] = {
  bots: ["easy", "easy", "medium"],
  setup(language, decks, last) {
    // Bots play best on paintings that somebody has described.
    const described = decks.filter((deck) => deck.tagged);
    const setup = firstSetup(
      language,
      (described.length > 0 ? described : decks).map((deck) => deck.id),
      last,
    );
    return last ? setup : { ...setup, window_seconds: WINDOW_SECONDS, first: seatAt(0) }; // newcomers hold their paintings before they judge
  },
};
