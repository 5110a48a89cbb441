import { clamp } from "./camera";
import type { Size } from "./geometry";

/** How wide plaques may be, in pixels, and how many lines of text they may have. */
export interface PlaqueFormat {
  width: number;
  lines: number;
}

const LINE = 21;
const AROUND = 16;
/** Of the wall, for all plaques together: more would leave the paintings too little. */
const SHARE = 0.4;

/** As many lines as `count` plaques have room for, so that themes can be read; `larger`: how much text is magnified. */
export function plaqueFormat(view: Size, count: number, cellHeight: number, larger = 1): PlaqueFormat {
  const width = Math.round(clamp(view.width * 0.34 * Math.min(larger, 1.3), 100, 220 * larger));
  const height = (SHARE * view.width * view.height) / (Math.max(count, 1) * width) - AROUND;
  const room = Math.max(height, cellHeight - 8);
  return { width, lines: clamp(Math.floor(room / (LINE * larger)), 1, 3) };
}
