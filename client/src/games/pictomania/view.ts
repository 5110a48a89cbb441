import type { Guess, Own, Public, RoundView } from "./wire";
import type { Seat } from "../../wire";
import { bySeat } from "../../connection/seats";

/** A game as its screens show it to one reader: what everybody sees, and what is their own. */
export interface View extends Omit<Public, "history" | "sheets">, Own {
  /** By drawer; until the reveal a reader knows their own numbers only, and a card of theirs that may slip is the last. */
  stacks: Record<Seat, Guess[]>;
  /** The revealed rounds, in order. */
  history: RoundView[];
}

export function viewOf({ history, sheets: _drawn, ...shown }: Public, own: Own, you: Seat | null): View {
  const stacks = withHeld(withOwn(shown.stacks, own.guesses, you), own, you);
  return { ...shown, ...own, stacks, history: Object.values(history) };
}

/** The others do not see it yet. */
function withHeld(stacks: Record<Seat, Guess[]>, { held, guesses }: Own, you: Seat | null): Record<Seat, Guess[]> {
  if (held === null || you === null) return stacks;
  return { ...stacks, [held]: [...(stacks[held] ?? []), { seat: you, number: guesses[held] ?? null, letter: null }] };
}

function withOwn(stacks: Public["stacks"], guesses: Own["guesses"], you: Seat | null): Record<Seat, Guess[]> {
  const known = ([drawer, stack]: [Seat, Guess[]]): [Seat, Guess[]] => [
    drawer,
    stack.map((guess) => (guess.seat === you ? { ...guess, number: guesses[drawer] ?? guess.number } : guess)),
  ];
  return Object.fromEntries(bySeat(stacks).map(known));
}
