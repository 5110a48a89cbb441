import { clamp } from "./camera";
import { centre, grown, overlap, type Box, type Point, type Size } from "./geometry";

/** A theme's plaque to be hung: its line on the screen, and how large it is in pixels. */
export interface Label {
  line: string;
  /** Rows have their plaque to the right or left, columns below or above. */
  row: boolean;
  /** From the first to the last painting of the line, in pixels. */
  extent: Box;
  size: Size;
  /** Where it would cover too much, only who named it is shown, and the theme on touching it. */
  foldable?: boolean;
}

export interface Hung {
  line: string;
  left: number;
  top: number;
  /** False when nothing of the line is in view: its plaque would only be in the way. */
  visible: boolean;
  folded: boolean;
}

/** A plaque that is folded up: as small as a finger can still touch. */
export const FOLDED: Size = { width: 26, height: 26 };

const GAP = 8;
const LOOSE = 14;

/** Hangs the plaques at the ends of their lines, inside `view`, beside one another and `blocked`, and beside the paintings if there is room. */
export function hangPlaques(
  labels: readonly Label[],
  paintings: readonly Box[],
  view: Box,
  blocked: readonly Box[] = [],
): Hung[] {
  const taken: Box[] = [...blocked];
  return byNeed(labels).map((label) => {
    if (!inView(label, view)) return { line: label.line, left: 0, top: 0, visible: false, folded: false };
    const open = best(label, view, taken, paintings);
    const folded = label.foldable === true && coversTooMuch(open, taken, paintings);
    const box = folded ? best({ ...label, size: FOLDED }, view, taken, paintings) : open;
    taken.push(box);
    return { line: label.line, left: Math.round(box.left), top: Math.round(box.top), visible: true, folded };
  });
}

function best(label: Label, view: Box, taken: readonly Box[], paintings: readonly Box[]): Box {
  return cheapest(candidates(label, view), (box) => cost(box, label, taken, paintings));
}

/** Another plaque, or more of the paintings than a corner. */
function coversTooMuch(box: Box, taken: readonly Box[], paintings: readonly Box[]): boolean {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return shared(box, taken) > 0 || shared(box, paintings) > area / 20;
}

/** The hairline from a plaque to its line, where it could not hang right at the end; `null` where it does. */
export function leader({ row, extent, size: open }: Label, { left, top, folded }: Hung): [Point, Point] | null {
  const size = folded ? FOLDED : open;
  const box = { left, top, right: left + size.width, bottom: top + size.height };
  const heart = centre(box);
  const line = centre(extent);
  const end = row
    ? { x: heart.x > line.x ? extent.right : extent.left, y: line.y }
    : { x: line.x, y: heart.y > line.y ? extent.bottom : extent.top };
  const near = { x: clamp(end.x, box.left, box.right), y: clamp(end.y, box.top, box.bottom) };
  return Math.hypot(near.x - end.x, near.y - end.y) > LOOSE ? [end, near] : null;
}

/** Those that must be read first, then rows: they have the least choice. */
function byNeed(labels: readonly Label[]): Label[] {
  return [...labels].sort(
    (a, b) =>
      Number(a.foldable ?? false) - Number(b.foldable ?? false) || Number(b.row) - Number(a.row) || along(a) - along(b),
  );
}

function along(label: Label): number {
  return label.row ? label.extent.top : label.extent.left;
}

function inView({ row, extent }: Label, view: Box): boolean {
  return row
    ? extent.bottom > view.top && extent.top < view.bottom
    : extent.right > view.left && extent.left < view.right;
}

/** Places worth trying: after the end and before the start, a little to either side, each pushed into the view. */
function candidates(label: Label, view: Box): Box[] {
  const found: Box[] = [];
  for (let step = 0; step < 6; step++) {
    for (const aside of ASIDE) {
      found.push(placed(label, view, true, step, aside), placed(label, view, false, step, aside));
    }
  }
  return found;
}

const ASIDE = [0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 1, -1];

function placed({ row, extent, size }: Label, view: Box, after: boolean, step: number, aside: number): Box {
  const away = GAP + step * ((row ? size.width : size.height) + GAP) * (row ? 0.5 : 1);
  const slip = aside * ((row ? size.height : size.width) + GAP);
  const left = row
    ? after
      ? extent.right + away
      : extent.left - away - size.width
    : (extent.left + extent.right - size.width) / 2 + slip;
  const top = row
    ? (extent.top + extent.bottom - size.height) / 2 + slip
    : after
      ? extent.bottom + away
      : extent.top - away - size.height;
  return inside({ left, top, right: left + size.width, bottom: top + size.height }, view);
}

function inside(box: Box, view: Box): Box {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const left = clamp(box.left, view.left, Math.max(view.left, view.right - width));
  const top = clamp(box.top, view.top, Math.max(view.top, view.bottom - height));
  return { left, top, right: left + width, bottom: top + height };
}

/** Covering another plaque is worst, covering a painting bad; then nearness to the end of the line, the end before the start. */
function cost(box: Box, { row, extent }: Label, taken: readonly Box[], paintings: readonly Box[]): number {
  const covered = shared(grown(box, 2), taken);
  const hidden = shared(box, paintings);
  const apart = row
    ? Math.abs(box.left - extent.right) + 2 * Math.abs(box.top + box.bottom - extent.top - extent.bottom)
    : Math.abs(box.top - extent.bottom) + Math.abs(box.left + box.right - extent.left - extent.right);
  return covered * 1000 + hidden * 2 + apart;
}

function shared(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function cheapest(boxes: readonly Box[], price: (box: Box) => number): Box {
  return boxes.reduce((best, box) => (price(box) < price(best) ? box : best));
}
