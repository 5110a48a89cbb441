import { recallHere, rememberHere } from "../../../browser/storage";

/** How far this tab has seen the reveal of a round, so that a reload spoils nothing. */
export interface SeenReveal {
  /** The last beat that was shown; null for a player who was not here. */
  recall: (round: number) => number | null;
  remember: (round: number, beat: number) => void;
}

/** `game` names the game among all that this tab has seen; only the last round of the last one is kept. */
export function seenReveal(game: string): SeenReveal {
  const name = (round: number): string => `${game}.${round}:`;
  return {
    recall(round) {
      const kept = recallHere("reveal");
      return kept?.startsWith(name(round)) ? Number(kept.slice(name(round).length)) : null;
    },
    remember: (round, beat) => rememberHere("reveal", `${name(round)}${beat}`),
  };
}
