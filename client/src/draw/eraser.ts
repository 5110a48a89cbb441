import { decode, type Point } from "./ink";
import { PENS } from "./paint";

const REACH = 22; // units around the eraser's way: a fingertip hits what it is over

type Place = readonly [x: number, y: number, ...rest: number[]];

/** Finds the strokes that an eraser touches on its way over the sheet. */
export function touched(ink: ReadonlyMap<number, string>, from: Place, to: Place): number[] {
  return [...ink].filter(([, one]) => isNear(one, from, to)).map(([number]) => number);
}

function isNear(ink: string, from: Place, to: Place): boolean {
  const { width, points } = decode(ink);
  const reach = REACH + PENS[width] / 2;
  const before = (at: number): Point => points[Math.max(at - 1, 0)]!;
  return points.some((point, at) => distance(before(at), point, from, to) <= reach);
}

/** The distance between two straight lines; 0 if they cross. */
function distance(a: Place, b: Place, c: Place, d: Place): number {
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return Math.min(toLine(a, c, d), toLine(b, c, d), toLine(c, a, b), toLine(d, a, b));
}

/** On which side of the line through `a` and `b` a place is: the sign says. */
function side(a: Place, b: Place, at: Place): number {
  return (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0]);
}

function toLine(at: Place, a: Place, b: Place): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(at[0] - a[0] - share * dx, at[1] - a[1] - share * dy);
}
