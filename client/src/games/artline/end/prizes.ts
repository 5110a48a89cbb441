import { isRow } from "../wall/geometry";
import type { View } from "../view";
import type { Theme } from "../wire";
import type { Seat } from "../../../wire";

/** The kinds of prizes of an evening, besides winning. */
export type Prize =
  | { kind: "longest-row" | "longest-column" | "most-doubted"; theme: Theme; count: number }
  | { kind: "most-themes" | "most-hung"; seat: Seat; count: number };

/** The prizes that somebody has clearly earned; ties earn none. */
export function prizesOf(view: Pick<View, "galleries" | "wall" | "doubts">): Prize[] {
  const hung = view.wall.flatMap(({ by }) => (by === null ? [] : [by]));
  return [
    ...longest(view.galleries),
    ...most(
      "most-themes",
      view.galleries.map(({ theme }) => theme.by),
    ),
    ...most("most-hung", hung),
    ...doubted(view),
  ];
}

function longest(galleries: View["galleries"]): Prize[] {
  const ranked = [...galleries].sort((a, b) => b.cells.length - a.cells.length);
  const [first, second] = ranked;
  if (!first || first.cells.length < 3 || first.cells.length === second?.cells.length) return [];
  const kind = isRow(first.line) ? "longest-row" : "longest-column";
  return [{ kind, theme: first.theme, count: first.cells.length }];
}

function doubted({ galleries, doubts }: Pick<View, "galleries" | "doubts">): Prize[] {
  const [first, second] = galleries
    .map(({ line, theme }) => ({ theme, count: doubts[line] ?? 0 }))
    .sort((a, b) => b.count - a.count);
  if (!first || first.count === 0 || first.count === second?.count) return [];
  return [{ kind: "most-doubted", ...first }];
}

function most(kind: "most-themes" | "most-hung", seats: readonly Seat[]): Prize[] {
  const counts = new Map<Seat, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < 2 || first[1] === second?.[1]) return [];
  return [{ kind, seat: first[0], count: first[1] }];
}
