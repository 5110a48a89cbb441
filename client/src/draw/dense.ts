import { FULL_PRESSURE, type Point } from "./ink";

/** Far-apart points would let the smoothing round a square off to a circle: this many units at most lie between two. */
const LONGEST_STEP = 7;
const CORNER = (42 * Math.PI) / 180;
const TIGHT_CORNER = (80 * Math.PI) / 180; // where a small curve is told by few points
const TIGHT = 25; // units

type Vector = readonly [number, number];

/** Interpolates many points along the line through `points`: smooth curves, with corners kept. Pressure is from 0 to 1. */
export function dense(points: readonly Point[]): [number, number, number][] {
  const slopes = points.map((_, at) => slopeAt(points, at));
  const all: [number, number, number][] = points
    .slice(0, 1)
    .map(([x, y, pressure]) => [x, y, pressure / FULL_PRESSURE]);
  for (let at = 1; at < points.length; at++)
    all.push(...between(points, at, slopes[at - 1]!.after, slopes[at]!.before));
  return all;
}

/** Points from `at - 1`, without it, to `at`, leaving along `out` and arriving along `into`. */
function between(points: readonly Point[], at: number, out: Vector, into: Vector): [number, number, number][] {
  const [[x1, y1, p1], [x2, y2, p2]] = [points[at - 1]!, points[at]!];
  const parts = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / LONGEST_STEP));
  return Array.from({ length: parts }, (_, part) => {
    const t = (part + 1) / parts;
    const [a, b, c, d] = [(1 + 2 * t) * (1 - t) ** 2, t * (1 - t) ** 2, t ** 2 * (3 - 2 * t), t ** 2 * (t - 1)];
    return [
      a * x1 + b * out[0] + c * x2 + d * into[0],
      a * y1 + b * out[1] + c * y2 + d * into[1],
      (p1 + (p2 - p1) * t) / FULL_PRESSURE,
    ];
  });
}

/** The direction of the line at a point: the same before and after it, unless it is a corner or an end. */
function slopeAt(points: readonly Point[], at: number): { before: Vector; after: Vector } {
  const came = step(points[at - 1], points[at]);
  const goes = step(points[at], points[at + 1]);
  const [a, b] = [Math.hypot(...came), Math.hypot(...goes)];
  if (a === 0 || b === 0 || isCorner(came, goes, a, b)) return { before: came, after: goes };
  const middle: Vector = [came[0] / a + goes[0] / b, came[1] / a + goes[1] / b];
  const long = Math.hypot(...middle);
  const along = (length: number): Vector => [(middle[0] / long) * length, (middle[1] / long) * length];
  return { before: along(Math.min(a, 2 * b)), after: along(Math.min(b, 2 * a)) };
}

function isCorner(came: Vector, goes: Vector, a: number, b: number): boolean {
  const turn = Math.acos(Math.min(1, Math.max(-1, (came[0] * goes[0] + came[1] * goes[1]) / (a * b))));
  return turn > (Math.min(a, b) < TIGHT ? TIGHT_CORNER : CORNER);
}

function step(from: Point | undefined, to: Point | undefined): Vector {
  return from && to ? [to[0] - from[0], to[1] - from[1]] : [0, 0];
}
