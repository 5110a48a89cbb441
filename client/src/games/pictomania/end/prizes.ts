import { bySeat, mostNamed, type Prize } from "../../../connection/seats";
import type { RevealedGuess, RoundView } from "../wire";
import type { Seat } from "../../../wire";

/** Who guessed right most often. */
export function bestEyes(rounds: readonly RoundView[]): Prize | null {
  return mostNamed(rightGuesses(rounds).map(({ guess }) => guess.seat));
}

/** Whose drawings were recognised most often. */
export function bestPencils(rounds: readonly RoundView[]): Prize | null {
  return mostNamed(rightGuesses(rounds).map(({ drawer }) => drawer));
}

function rightGuesses(rounds: readonly RoundView[]): { drawer: Seat; guess: RevealedGuess }[] {
  return rounds.flatMap((round) =>
    bySeat(round.score.stacks)
      .filter(([drawer]) => !round.voided.includes(drawer)) // what does not count wins no prize (P29)
      .flatMap(([drawer, guesses]) => guesses.filter((guess) => guess.right).map((guess) => ({ drawer, guess }))),
  );
}
