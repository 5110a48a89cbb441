import { boxSize, centre, type Box, type Point, type Size } from "./geometry";

/** The camera, which part of the wall is seen: a point of the wall is at `unit * scale + (x, y)` on the screen. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** Pixels at the edges that are kept free of paintings, for headings. */
export interface Padding {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const MIN_SCALE = 0.12;
export const MAX_SCALE = 4;
export const MAX_FIT_SCALE = 1.6;

export function toScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

export function toWall(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

export function boxToScreen(camera: Camera, box: Box): Box {
  const from = toScreen(camera, { x: box.left, y: box.top });
  const to = toScreen(camera, { x: box.right, y: box.bottom });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

export function pan(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Zooms so that what is under `at` stays under it. */
export function zoomAt(camera: Camera, at: Point, factor: number): Camera {
  const scale = clamp(camera.scale * factor, MIN_SCALE, MAX_SCALE);
  const fixed = toWall(camera, at);
  return { scale, x: at.x - fixed.x * scale, y: at.y - fixed.y * scale };
}

/** Two fingers: what was under each stays under it as well as moving and zooming allow. */
export function pinch(camera: Camera, before: [Point, Point], after: [Point, Point]): Camera {
  const from = middle(before);
  const to = middle(after);
  const spread = distance(before) || 1;
  return zoomAt(pan(camera, { x: to.x - from.x, y: to.y - from.y }), to, distance(after) / spread);
}

/** Shows the whole box in the middle of what the padding leaves free. */
export function fit(box: Box, view: Size, padding: Padding, largest = MAX_FIT_SCALE): Camera {
  return frame(box, view, padding, centre(box), { least: MIN_SCALE, largest });
}

/** Shows as much of the box as fits at a scale of `least` or more; if that is not all of it, the part around `heart`. */
export function frame(
  box: Box,
  view: Size,
  padding: Padding,
  heart: Point,
  { least, largest = MAX_FIT_SCALE }: { least: number; largest?: number },
): Camera {
  const free = {
    width: Math.max(view.width - padding.left - padding.right, 1),
    height: Math.max(view.height - padding.top - padding.bottom, 1),
  };
  const size = boxSize(box);
  const scale = clamp(Math.min(free.width / size.width, free.height / size.height), least, largest);
  return {
    scale,
    x: padding.left + shift(box.left * scale, box.right * scale, heart.x * scale, free.width),
    y: padding.top + shift(box.top * scale, box.bottom * scale, heart.y * scale, free.height),
  };
}

/** Limits the camera so that a piece of the museum always stays in view. */
export function keepInSight(camera: Camera, box: Box, view: Size, piece = 64): Camera {
  const seen = boxToScreen(camera, box);
  return pan(camera, {
    x: back(seen.left, seen.right, view.width, piece),
    y: back(seen.top, seen.bottom, view.height, piece),
  });
}

/** Moves as little as it takes to bring the box inside the padding. */
export function reveal(camera: Camera, box: Box, view: Size, padding: Padding): Camera {
  const seen = boxToScreen(camera, box);
  return pan(camera, {
    x: into(seen.left, seen.right, padding.left, view.width - padding.right),
    y: into(seen.top, seen.bottom, padding.top, view.height - padding.bottom),
  });
}

/** The nearest corner of a pixel of the device. What was drawn before is copied there; between two corners it would have to be blended again. */
export function onPixels({ x, y }: Point, ratio: number): Point {
  return { x: Math.round(x * ratio) / ratio, y: Math.round(y * ratio) / ratio };
}

/** The camera on its way from one place to another; `progress` runs from 0 to 1. */
export function between(from: Camera, to: Camera, progress: number): Camera {
  const eased = 1 - (1 - progress) ** 3;
  const mix = (a: number, b: number): number => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** How far to move what reaches from `low` to `high`: to the middle, or, where it is longer than the room, `heart` to the middle without a gap at an end. */
function shift(low: number, high: number, heart: number, room: number): number {
  return high - low <= room ? (room - low - high) / 2 : clamp(room / 2 - heart, room - high, -low);
}

function back(low: number, high: number, room: number, piece: number): number {
  if (high < piece) return piece - high;
  if (low > room - piece) return room - piece - low;
  return 0;
}

function into(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (from + to) / 2 - (low + high) / 2;
  if (low < from) return from - low;
  return high > to ? to - high : 0;
}

function middle([one, other]: [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance([one, other]: [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
