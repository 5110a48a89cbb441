import { decode, type Stroke } from "./ink";

/** A drawing at a moment of its making: whole strokes, and a part of the one that was being drawn. */
export interface Moment {
  whole: number;
  under: Stroke | null;
}

/** Plays a drawing back stroke by stroke, the pen always equally fast; `at` runs from 0 to 1. */
export function playback(strokes: readonly string[]): (at: number) => Moment {
  const read = strokes.map(readable);
  const lengths = read.map(lengthOf);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return (at) => {
    let left = Math.max(0, at) * total;
    for (const [number, length] of lengths.entries()) {
      if (left < length) return { whole: number, under: beginning(read[number]!, left) };
      left -= length;
    }
    return { whole: strokes.length, under: null };
  };
}

/** The duration of a playback in milliseconds: short for a scribble, never long. */
export function playingTime(strokes: readonly string[]): number {
  const total = strokes
    .map(readable)
    .map(lengthOf)
    .reduce((sum, length) => sum + length, 0);
  return Math.min(9_000, Math.max(1_200, total / 1.6));
}

function readable(ink: string): Stroke {
  try {
    return decode(ink);
  } catch {
    return { width: 0, points: [] };
  }
}

const LIFTING = 60; // between two strokes the pen is in the air for as long as this many units take

function lengthOf({ points }: Stroke): number {
  return points.reduce(
    (sum, [x, y], at) => sum + (at === 0 ? LIFTING : Math.hypot(x - points[at - 1]![0], y - points[at - 1]![1])),
    0,
  );
}

function beginning(stroke: Stroke, length: number): Stroke | null {
  let left = length - LIFTING;
  if (left < 0) return null;
  const points = [stroke.points[0]!];
  for (const [x, y, pressure] of stroke.points.slice(1)) {
    const [fromX, fromY] = points.at(-1)!;
    const step = Math.hypot(x - fromX, y - fromY);
    const share = step > left ? left / step : 1;
    points.push([fromX + (x - fromX) * share, fromY + (y - fromY) * share, pressure]);
    left -= step;
    if (left <= 0) break;
  }
  return { width: stroke.width, points };
}
