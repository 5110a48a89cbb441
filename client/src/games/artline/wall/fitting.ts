import { fit, MAX_FIT_SCALE, MIN_SCALE, type Camera } from "./camera";
import { CELL, centre, isRow, type Box, type Size } from "./geometry";
import { FOLDED } from "./plaques";

/** A plaque that has to fit too: the extent of its line on the wall, its own size in pixels. */
export interface Tagged {
  line: string;
  extent: Box;
  size: Size;
}

const GAP = 8;
const STEPS = 20;
/** Below this a painting is a stamp. */
const SMALLEST = 0.24;

/** The largest view of the museum in which its plaques still have their place at the ends of their lines. */
export function fitWithPlaques(museum: Box, plaques: readonly Tagged[], view: Size, edge: number): Camera {
  const room = { width: view.width - 2 * edge, height: view.height - 2 * edge };
  let low = MIN_SCALE;
  let high = MAX_FIT_SCALE;
  for (let step = 0; step < STEPS; step++) {
    const scale = (low + high) / 2;
    const { left, top, right, bottom } = needed(museum, plaques, scale);
    if (right - left <= room.width && bottom - top <= room.height) low = scale;
    else high = scale;
  }
  if (low < SMALLEST && plaques.length > 0) return fitCrowded(museum, view, edge);
  const middle = centre(needed(museum, plaques, low));
  return { scale: low, x: view.width / 2 - middle.x, y: view.height / 2 - middle.y };
}

/** More plaques than room: paintings that can still be told apart come first, and beside them there is room to fold plaques. */
function fitCrowded(museum: Box, view: Size, edge: number): Camera {
  const padding = { left: edge, top: edge, right: edge + GAP + FOLDED.width, bottom: edge + GAP + FOLDED.height };
  return fit(museum, view, padding, SMALLEST);
}

/** What museum and plaques take up together at this scale, in pixels. */
function needed(museum: Box, plaques: readonly Tagged[], scale: number): Box {
  const box = {
    left: museum.left * scale,
    top: museum.top * scale,
    right: museum.right * scale,
    bottom: museum.bottom * scale,
  };
  const stacked = (levels(plaques, scale) - 1) * (Math.max(0, ...heights(plaques)) + GAP);
  for (const { line, extent, size } of plaques) {
    const heart = centre(extent);
    if (isRow(line)) {
      box.right = Math.max(box.right, extent.right * scale + GAP + size.width);
      box.bottom = Math.max(box.bottom, heart.y * scale + size.height / 2);
    } else {
      box.bottom = Math.max(box.bottom, extent.bottom * scale + GAP + size.height + stacked);
      box.left = Math.min(box.left, heart.x * scale - size.width / 2);
      box.right = Math.max(box.right, heart.x * scale + size.width / 2);
    }
  }
  return box;
}

/** Plaques of columns that are wider than a column hang below one another. */
function levels(plaques: readonly Tagged[], scale: number): number {
  const columns = plaques.filter((plaque) => !isRow(plaque.line));
  if (columns.length < 2) return 1;
  const mean = columns.reduce((sum, plaque) => sum + plaque.size.width, 0) / columns.length;
  return Math.min(2, columns.length, Math.ceil((mean + GAP) / (CELL.width * scale)));
}

function heights(plaques: readonly Tagged[]): number[] {
  return plaques.filter((plaque) => !isRow(plaque.line)).map((plaque) => plaque.size.height);
}
