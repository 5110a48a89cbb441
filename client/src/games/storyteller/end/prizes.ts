import { hungOf } from "../reveal/script";
import type { TurnView } from "../wire";
import { mostNamed, type Prize } from "../../../seats";

/** The turns whose clues have the most hearts; none when nobody gave any (S16). */
export function mostLoved(turns: readonly TurnView[]): TurnView[] {
  const most = Math.max(0, ...turns.map((turn) => turn.hearts.length));
  return most === 0 ? [] : turns.filter((turn) => turn.hearts.length === most);
}

/** The turn to remember an evening by: of the best loved clues one that some found, the latest of them; null when nobody told any. */
export function bestTold(turns: readonly TurnView[]): TurnView | null {
  const told = turns.filter((turn) => turn.clue !== null && turn.score !== null);
  const worth = (turn: TurnView): number => 2 * turn.hearts.length + (turn.score?.outcome === "some" ? 1 : 0);
  return told.reduce<TurnView | null>((best, turn) => (best && worth(best) > worth(turn) ? best : turn), null);
}

/** Whose paintings drew the most votes that were meant for the storyteller's. */
export function bestLiars(turns: readonly TurnView[]): Prize | null {
  return mostNamed(
    turns.flatMap((turn) =>
      turn.shown.flatMap((painting) => {
        const { owner, voters, isTellers } = hungOf(turn, painting);
        return isTellers ? [] : voters.map(() => owner);
      }),
    ),
  );
}

/** Who found the storyteller's painting most often. */
export function bestEars(turns: readonly TurnView[]): Prize | null {
  return mostNamed(turns.flatMap((turn) => turn.score?.finders ?? []));
}
