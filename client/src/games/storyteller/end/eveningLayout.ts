import { HEADING } from "../../../pictures/poster";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WIDTH = 1200;
export const PLAQUE = { width: 960, padding: 36, line: 58, by: 46 };
export const ROW = { width: 760, height: 62 };
const MARGIN = 72;
const LARGEST = { width: WIDTH - 2 * MARGIN, height: 720 };
const GAP = 40;
const FOUND = 44;

/** Where everything stands on the picture of an evening, from the top: the painting, its clue, who found it, everybody's points. */
export interface EveningLayout {
  /** Missing when nobody told a clue. */
  told: { painting: Box; plaque: Box; found: number } | null;
  standings: number;
  height: number;
}

export function layoutOf(
  clue: { picture: Pick<Box, "width" | "height">; lines: number } | null,
  players: number,
): EveningLayout {
  const top = HEADING + MARGIN;
  const told = clue && toldAt(top, clue.picture, clue.lines);
  const standings = told ? told.found + FOUND / 2 + GAP : top;
  return { told, standings, height: standings + players * ROW.height + MARGIN };
}

function toldAt(top: number, picture: Pick<Box, "width" | "height">, lines: number): EveningLayout["told"] {
  const scale = Math.min(LARGEST.width / picture.width, LARGEST.height / picture.height);
  const painting = inTheMiddle(top, Math.round(picture.width * scale), Math.round(picture.height * scale));
  const high = lines * PLAQUE.line + PLAQUE.by + 2 * PLAQUE.padding;
  const plaque = inTheMiddle(painting.y + painting.height + GAP, PLAQUE.width, high);
  return { painting, plaque, found: plaque.y + plaque.height + GAP / 2 + FOUND / 2 };
}

function inTheMiddle(y: number, width: number, height: number): Box {
  return { x: (WIDTH - width) / 2, y, width, height };
}
