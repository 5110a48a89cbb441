import type { Point } from "./ink";

/** How far, in units of the sheet, a kept line may run from the drawn one. Less than a pixel on every screen. */
const TOLERANCE = 0.9;
/** A step of pressure weighs as much as this many units. */
const PRESSURE_WEIGHT = 0.6;

/** Simplifies a line to the fewest points that still show it (Ramer–Douglas–Peucker); the first and the last stay. */
export function simplify(points: readonly Point[], tolerance = TOLERANCE): Point[] {
  if (points.length < 3) return withoutRepeats(points);
  const kept = new Uint8Array(points.length);
  kept[0] = kept[points.length - 1] = 1;
  const parts: [number, number][] = [[0, points.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const far = farthest(points, part[0], part[1]);
    if (far.distance <= tolerance) continue;
    kept[far.at] = 1;
    parts.push([part[0], far.at], [far.at, part[1]]);
  }
  return withoutRepeats(points.filter((_, at) => kept[at]));
}

function farthest(points: readonly Point[], from: number, to: number): { at: number; distance: number } {
  let [at, distance] = [from, 0];
  for (let one = from + 1; one < to; one++) {
    const away = offLine(points[one]!, points[from]!, points[to]!);
    if (away > distance) [at, distance] = [one, away];
  }
  return { at, distance };
}

function offLine([x, y, pressure]: Point, [x1, y1, p1]: Point, [x2, y2, p2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
  const bent = Math.abs(pressure - (p1 + (p2 - p1) * share)) * PRESSURE_WEIGHT;
  return Math.max(Math.hypot(x - x1 - dx * share, y - y1 - dy * share), bent);
}

function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter(([x, y], at) => at === 0 || x !== points[at - 1]![0] || y !== points[at - 1]![1]);
}
