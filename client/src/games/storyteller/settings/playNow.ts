import type { Game } from "../../contract";
import type { Messages } from "../wire";
import { firstSetup } from "./choices";

/** A game against bots, to a goal that is soon reached; nobody hurries a newcomer. */
export const playNow: Game<Messages>["playNow"] = {
  bots: ["easy", "medium", "easy"],
  setup(language, decks, last) {
    const described = decks.filter((deck) => deck.tagged); // bots need something to see
    const setup = firstSetup(
      language,
      (described.length > 0 ? described : decks).map((deck) => deck.id),
      last,
    );
    return last ? setup : { ...setup, goal: 20, clue_seconds: 0, give_seconds: 0, vote_seconds: 0 };
  },
};
