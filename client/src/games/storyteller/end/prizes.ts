import { hungOf } from "../reveal/script";
import type { TurnView } from "../wire";
import type { Seat } from "../../../wire";

/** Who were best at something, and how often; several when they were equally good. */
export interface Prize {
  seats: Seat[];
  count: number;
}

/** The turns whose clues have the most hearts; none when nobody gave any (S16). */
export function mostLoved(turns: readonly TurnView[]): TurnView[] {
  const most = Math.max(0, ...turns.map((turn) => turn.hearts.length));
  return most === 0 ? [] : turns.filter((turn) => turn.hearts.length === most);
}

/** Whose paintings drew the most votes that were meant for the storyteller's. */
export function bestLiars(turns: readonly TurnView[]): Prize | null {
  return best(
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
  return best(turns.flatMap((turn) => turn.score?.finders ?? []));
}

function best(seats: readonly Seat[]): Prize | null {
  const counts = new Map<Seat, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most === 0 ? null : { seats: [...counts.keys()].filter((seat) => counts.get(seat) === most), count: most };
}
