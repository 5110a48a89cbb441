import { boxSize, type Box, type Point, type Size } from "../wall/geometry";

const MARGIN = 90;
const CAPTION = 60;
const NARROWEST = 900;

/** The sheet for the picture of a museum: as large as what hangs on it, the same margin around it, and a line of words below. */
export function frame(hanging: Box): { size: Size; shift: Point } {
  const content = boxSize(hanging);
  const width = Math.max(content.width + 2 * MARGIN, NARROWEST);
  const height = content.height + 2 * MARGIN + CAPTION;
  return {
    size: { width: Math.round(width), height: Math.round(height) },
    shift: { x: (width - content.width) / 2 - hanging.left, y: MARGIN - hanging.top },
  };
}
