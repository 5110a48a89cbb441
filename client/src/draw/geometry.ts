import { LONG, SHORT } from "./ink";

export interface Size {
  width: number;
  height: number;
}

/** Where a sheet lies on the screen. */
export interface Place extends Size {
  left: number;
  top: number;
}

export function sizeOf(upright: boolean): Size {
  return upright ? { width: SHORT, height: LONG } : { width: LONG, height: SHORT };
}

/** Converts a place on the screen to whole units on the sheet; beside the sheet, to its edge. */
export function toSheet(at: { clientX: number; clientY: number }, place: Place, upright: boolean): [number, number] {
  const { width, height } = sizeOf(upright);
  const x = place.width > 0 ? ((at.clientX - place.left) / place.width) * width : 0;
  const y = place.height > 0 ? ((at.clientY - place.top) / place.height) * height : 0;
  return [clamp(x, width), clamp(y, height)];
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value)));
}
