import type { Cell } from "./geometry";

export type Direction = "up" | "down" | "left" | "right";

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export function directionOf(key: string): Direction | null {
  return ARROWS[key] ?? null;
}

const ALONG: Record<Direction, (from: Cell, to: Cell) => [ahead: number, aside: number]> = {
  up: (from, to) => [from[1] - to[1], Math.abs(from[0] - to[0])],
  down: (from, to) => [to[1] - from[1], Math.abs(from[0] - to[0])],
  left: (from, to) => [from[0] - to[0], Math.abs(from[1] - to[1])],
  right: (from, to) => [to[0] - from[0], Math.abs(from[1] - to[1])],
};

/** Finds the cell that an arrow key leads to: ahead, and straight ahead rather than near. Stays if nothing is ahead. */
export function stepTo(cells: readonly Cell[], from: Cell, direction: Direction): Cell {
  const ranked = cells
    .map((cell) => ({ cell, way: ALONG[direction](from, cell) }))
    .filter(({ way: [ahead] }) => ahead > 0)
    .sort((a, b) => effort(a.way) - effort(b.way));
  return ranked[0]?.cell ?? from;
}

function effort([ahead, aside]: [number, number]): number {
  return ahead + aside * 2;
}

/** The next of `count` things in a strip, without running over its ends; Home and End go to them. */
export function stepInStrip(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(at + 1, count - 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
