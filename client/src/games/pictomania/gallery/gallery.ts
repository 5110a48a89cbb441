import type { Sheet } from "../sheets/drawn";
import type { RoundView, WordRef } from "../wire";
import type { Seat } from "../../../wire";

/** A drawing as it hangs in the gallery. */
export interface Picture {
  id: string;
  round: number;
  drawer: Seat;
  ref: WordRef;
  word: string;
  sheet: Sheet;
  hearts: readonly Seat[];
  voided: boolean;
  /** The round it is of, with everything that was said about it. */
  of: RoundView;
}

/** All drawings of `rounds` in the order of play. */
export function picturesOf(
  rounds: readonly RoundView[],
  seats: readonly Seat[],
  words: (card: string) => readonly string[],
  sheet: (round: number, seat: Seat) => Sheet,
): Picture[] {
  return rounds.flatMap((round) =>
    seats.flatMap((drawer) => {
      const ref = round.words[drawer];
      if (!ref) return [];
      return [
        {
          id: `${round.round}.${drawer}`,
          round: round.round,
          drawer,
          ref,
          word: words(round.cards[ref.letter])[ref.number - 1] ?? "…",
          sheet: sheet(round.round, drawer),
          hearts: round.hearts[drawer] ?? [],
          voided: round.voided.includes(drawer),
          of: round,
        },
      ];
    }),
  );
}

/** Those with the most hearts; none when nobody gave any (P29). */
export function mostLoved(pictures: readonly Picture[]): Picture[] {
  const most = Math.max(0, ...pictures.map((picture) => picture.hearts.length));
  return most === 0 ? [] : pictures.filter((picture) => picture.hearts.length === most);
}
