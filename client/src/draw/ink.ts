import { LIMITS } from "../wire";

/**
 * A stroke in a few bytes a point, the same on every screen: the server's `vernissage.drawing.ink`, told in TypeScript.
 * One byte with the width and the flag 4 for pressure, then each point's steps from the one before as zigzag varints.
 */
export const LONG = 1200;
export const SHORT = 900;
export const FULL_PRESSURE = 15;
const PRESSURE_FLAG = 4;

export type Width = 0 | 1 | 2;
export type Point = readonly [x: number, y: number, pressure: number];

export interface Stroke {
  width: Width;
  points: readonly Point[];
}

export class BadInk extends Error {}

export function encode(stroke: Stroke): string {
  const pressed = stroke.points.some(([, , pressure]) => pressure !== FULL_PRESSURE);
  const data = [headOf(stroke.width, pressed)];
  let before: Point = [0, 0, 0];
  for (const point of stroke.points) {
    writePoint(data, before, point, pressed);
    before = point;
  }
  return toText(data);
}

export function decode(text: string): Stroke {
  const data = fromText(text);
  if (data.length === 0) throw new BadInk("empty");
  const { stroke, rest } = read(data);
  if (rest > 0 || stroke.points.length === 0 || stroke.points.length > LIMITS.stroke_points)
    throw new BadInk("cut off");
  return stroke;
}

/** Reads the complete points at the beginning of `data`; returns them and how many bytes of an incomplete one are left. */
export function read(data: ArrayLike<number>): { stroke: Stroke; rest: number } {
  const head = data[0] ?? 0;
  if ((head & ~(PRESSURE_FLAG | 3)) !== 0 || (head & 3) === 3) throw new BadInk(`unknown head ${head}`);
  const axes = head & PRESSURE_FLAG ? 3 : 2;
  const points: Point[] = [];
  let at = 1;
  let before: Point = [0, 0, 0];
  for (;;) {
    const next = readPoint(data, at, before, axes);
    if (!next) break;
    points.push((before = next.point));
    at = next.at;
  }
  return { stroke: { width: (head & 3) as Width, points }, rest: Math.max(0, data.length - at) };
}

export function headOf(width: Width, pressed: boolean): number {
  return width | (pressed ? PRESSURE_FLAG : 0);
}

export function writePoint(data: number[], before: Point, point: Point, pressed: boolean): void {
  writeStep(data, point[0] - before[0]);
  writeStep(data, point[1] - before[1]);
  if (pressed) writeStep(data, point[2] - before[2]);
}

function readPoint(
  data: ArrayLike<number>,
  from: number,
  before: Point,
  axes: number,
): { point: Point; at: number } | null {
  const steps = [0, 0, 0];
  let at = from;
  for (let axis = 0; axis < axes; axis++) {
    const step = readVarint(data, at);
    if (!step) return null;
    steps[axis] = step.value & 1 ? -((step.value + 1) >> 1) : step.value >> 1;
    at = step.at;
  }
  const pressure = axes === 3 ? before[2] + steps[2]! : FULL_PRESSURE;
  return { point: [before[0] + steps[0]!, before[1] + steps[1]!, pressure], at };
}

function writeStep(data: number[], step: number): void {
  writeVarint(data, step >= 0 ? step << 1 : (-step << 1) - 1);
}

export function writeVarint(data: number[], value: number): void {
  let rest = value;
  while (rest > 0x7f) {
    data.push((rest & 0x7f) | 0x80);
    rest >>= 7;
  }
  data.push(rest);
}

/** Reads the number at `from`; null if the data end within it. */
export function readVarint(data: ArrayLike<number>, from: number): { value: number; at: number } | null {
  let value = 0;
  for (let at = from, shift = 0; at < data.length; at++, shift += 7) {
    if (shift > 14) throw new BadInk("a step is too long");
    const byte = data[at]!;
    value |= (byte & 0x7f) << shift;
    if ((byte & 0x80) === 0) return { value, at: at + 1 };
  }
  return null;
}

function toText(data: readonly number[]): string {
  return btoa(String.fromCharCode(...data))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

function fromText(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
  } catch {
    throw new BadInk("not base64");
  }
}
