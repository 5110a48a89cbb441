import { getStroke } from "perfect-freehand";
import { dense } from "./dense";
import { sizeOf, type Size } from "./geometry";
import { decode, FULL_PRESSURE, type Stroke, type Width } from "./ink";

/** How broad the three pens are, in units of the sheet. */
export const PENS: Record<Width, number> = { 0: 7, 1: 16, 2: 38 };

/** The outline of a stroke's ink, broader where the hand pressed. No speed is read from the spacing of its points: it is in their pressure, so that the line looks the same before and after simplifying. */
export function outline(stroke: Stroke): Path2D {
  return closed(edgeOf(stroke));
}

/** The points around a stroke's ink. */
export function edgeOf(stroke: Stroke): number[][] {
  const pressed = stroke.points.some(([, , pressure]) => pressure !== FULL_PRESSURE);
  return getStroke(dense(stroke.points), {
    size: PENS[stroke.width],
    thinning: pressed ? 0.65 : 0,
    smoothing: 0.5,
    streamline: 0,
    simulatePressure: false,
    last: true,
  });
}

const known = new Map<string, Path2D>();
const KNOWN_AT_MOST = 4000;

/** The outline of a stored stroke; each is worked out once. A stroke that cannot be read is not shown. */
export function outlineOf(ink: string): Path2D {
  const found = known.get(ink);
  if (found) return found;
  if (known.size >= KNOWN_AT_MOST) known.clear();
  const made = readable(ink);
  known.set(ink, made);
  return made;
}

function readable(ink: string): Path2D {
  try {
    return outline(decode(ink));
  } catch {
    return new Path2D();
  }
}

/** Lets a pen work in units of the sheet on a canvas of `pixels`. */
export function scaleTo(pen: CanvasRenderingContext2D, pixels: Size, upright: boolean): void {
  const { width, height } = sizeOf(upright);
  pen.setTransform(pixels.width / width, 0, 0, pixels.height / height, 0, 0);
}

/** A smooth closed line through the middles between `points`. */
function closed(points: readonly (readonly number[])[]): Path2D {
  const path = new Path2D();
  const last = points.at(-1);
  if (!last) return path;
  path.moveTo((last[0]! + points[0]![0]!) / 2, (last[1]! + points[0]![1]!) / 2);
  for (const [at, [x, y]] of points.entries()) {
    const next = points[(at + 1) % points.length]!;
    path.quadraticCurveTo(x!, y!, (x! + next[0]!) / 2, (y! + next[1]!) / 2);
  }
  path.closePath();
  return path;
}
