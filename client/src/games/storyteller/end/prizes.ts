import { hungOf } from "../reveal/script";
import type { TurnView } from "../wire";
import { mostNamed, type Prize } from "../../../connection/seats";

/** The turns whose clues have the most hearts, in their order; none when nobody gave any (S16). Of more than `room` the better told. */
export function mostLoved(turns: readonly TurnView[], room: number): TurnView[] {
  const most = Math.max(1, ...turns.map((turn) => turn.hearts.length));
  const loved = turns.filter((turn) => turn.hearts.length === most).sort(betterTold);
  return loved.slice(0, room).sort((one, other) => one.turn - other.turn);
}

/** The best turn of an evening; null if nobody told anything. */
export function bestTold(turns: readonly TurnView[]): TurnView | null {
  return turns.filter((turn) => turn.clue !== null && turn.score !== null).sort(betterTold)[0] ?? null;
}

/** Of the best loved clues those that some found, the latest of them first. */
function betterTold(one: TurnView, other: TurnView): number {
  const worth = (turn: TurnView): number => 2 * turn.hearts.length + (turn.score?.outcome === "some" ? 1 : 0);
  return worth(other) - worth(one) || other.turn - one.turn;
}

/** The players whose paintings drew the most votes meant for the storyteller's. */
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
