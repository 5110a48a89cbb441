/** Where a mark lies on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "above" | "below" | "left" | "right";

export interface Placed {
  left: number;
  top: number;
  /** On which side of what it explains; `null` when it could not lie right beside it. */
  side: Side | null;
  /** Whether there was no room, so that it covers what it explains or what is in use. */
  covers: boolean;
}

type Try = Omit<Placed, "covers">;

const GAP = 12;
const STEP = 24;

/** Lays a mark beside what it explains: never over it, if possible over nothing that is in use meanwhile (`busy`). */
export function placeMark(
  target: Box,
  size: { width: number; height: number },
  view: Box,
  busy: readonly Box[] = [],
): Placed {
  const tries = [...beside(target, size), ...anywhere(size, view)].map((one) => ({
    ...one,
    ...inside(one, size, view),
  }));
  const boxOf = ({ left, top }: Try): Box => ({ left, top, right: left + size.width, bottom: top + size.height });
  const price = (one: Try): number => cost(boxOf(one), target, busy);
  const best = tries.reduce((found, one) => (price(one) < price(found) ? one : found));
  const covers = [target, ...busy].some((box) => overlap(boxOf(best), box) > 0);
  return { ...best, side: touches(best, size, target), covers };
}

function beside(target: Box, { width, height }: { width: number; height: number }): Try[] {
  const across = [(target.left + target.right - width) / 2, target.left, target.right - width];
  const along = [(target.top + target.bottom - height) / 2, target.top, target.bottom - height];
  return [
    ...across.flatMap((left): Try[] => [
      { left, top: target.top - GAP - height, side: "above" },
      { left, top: target.bottom + GAP, side: "below" },
    ]),
    ...along.flatMap((top): Try[] => [
      { left: target.right + GAP, top, side: "right" },
      { left: target.left - GAP - width, top, side: "left" },
    ]),
  ];
}

function anywhere({ width, height }: { width: number; height: number }, view: Box): Try[] {
  const found: Try[] = [];
  for (let top = view.top; top <= view.bottom - height; top += STEP) {
    for (const left of [view.left, (view.left + view.right - width) / 2, view.right - width])
      found.push({ left, top, side: null });
  }
  return found;
}

function inside(
  { left, top }: Try,
  { width, height }: { width: number; height: number },
  view: Box,
): { left: number; top: number } {
  return {
    left: Math.max(view.left, Math.min(left, view.right - width)),
    top: Math.max(view.top, Math.min(top, view.bottom - height)),
  };
}

/** Rates a place: covering what is explained is worst, covering what is in use bad; then the nearest wins. */
function cost(mark: Box, target: Box, busy: readonly Box[]): number {
  const covered = busy.reduce((sum, box) => sum + overlap(mark, box), 0);
  return overlap(mark, target) * 1000 + covered * 10 + distance(mark, target);
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(one: Box, other: Box): number {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  const off =
    Math.abs(one.left + one.right - other.left - other.right) +
    Math.abs(one.top + one.bottom - other.top - other.bottom);
  return 2 * Math.hypot(x, y) + off / 8;
}

/** The side of the target that the mark lies at, when it is near enough for a pointer. */
function touches({ left, top }: Try, { width, height }: { width: number; height: number }, target: Box): Side | null {
  const sides: [Side, number][] = [
    ["above", target.top - top - height],
    ["below", top - target.bottom],
    ["left", target.left - left - width],
    ["right", left - target.right],
  ];
  return sides.find(([, gap]) => gap >= 0 && gap <= GAP + 1)?.[0] ?? null;
}
