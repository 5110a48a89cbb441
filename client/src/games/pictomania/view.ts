import type { Guess, Own, Public, RoundView } from "./wire";
import type { Seat } from "../../wire";
import { bySeat } from "../../connection/seats";

/** A game as its screens show it to one reader: what everybody sees, and what is their own. */
export interface View extends Omit<Public, "history" | "sheets">, Omit<Own, "guesses"> {
  /** By drawer; until the reveal a reader knows their own numbers only. */
  stacks: Record<Seat, Guess[]>;
  /** The revealed rounds, in order. */
  history: RoundView[];
}

export function viewOf(
  { history, sheets: _drawn, ...shown }: Public,
  { guesses, ...own }: Own,
  you: Seat | null,
): View {
  return { ...shown, ...own, stacks: withOwn(shown.stacks, guesses, you), history: Object.values(history) };
}

function withOwn(stacks: Public["stacks"], guesses: Own["guesses"], you: Seat | null): Record<Seat, Guess[]> {
  const known = ([drawer, stack]: [Seat, Guess[]]): [Seat, Guess[]] => [
    drawer,
    stack.map((guess) => (guess.seat === you ? { ...guess, number: guesses[drawer] ?? guess.number } : guess)),
  ];
  return Object.fromEntries(bySeat(stacks).map(known));
}
