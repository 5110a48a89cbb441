import { HEADING } from "../../../pictures/poster";
import type { Margins } from "../wall/headings";
import type { Point, Size } from "../wall/geometry";

const MARGIN = 90;
const NARROWEST = 1000;

/** The sheet for the picture of a museum, and where on it the paintings begin: headings to their left and above, words on top. */
export function sheetFor(museum: Size, headings: Margins): { size: Size; at: Point } {
  const content = headings.rows + museum.width;
  const width = Math.max(content + 2 * MARGIN, NARROWEST);
  return {
    size: { width: Math.round(width), height: Math.round(2 * MARGIN + HEADING + headings.columns + museum.height) },
    at: { x: (width - content) / 2 + headings.rows, y: MARGIN + HEADING + headings.columns },
  };
}
