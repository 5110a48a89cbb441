/** The wall in its own units: cells are 4:3 and lie edge to edge; the camera turns units into pixels. */

export type Cell = [number, number];

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const CELL: Size = { width: 160, height: 120 };

/** Air between neighbouring paintings, so that no two frames touch. */
export const MARGIN = 4;

export function cellBox([column, row]: Cell): Box {
  return {
    left: column * CELL.width,
    top: row * CELL.height,
    right: (column + 1) * CELL.width,
    bottom: (row + 1) * CELL.height,
  };
}

/** What a painting or an offered place may take of its cell. */
export function roomBox(cell: Cell): Box {
  const { left, top, right, bottom } = cellBox(cell);
  return { left: left + MARGIN, top: top + MARGIN, right: right - MARGIN, bottom: bottom - MARGIN };
}

/** A length in CSS. The wall says how large a unit is. */
export function units(length: number): string {
  return `calc(${length} * var(--unit))`;
}

/** CSS for something that is at `box` on the wall. */
export function placed(box: Box): string {
  const { width, height } = boxSize(box);
  return `left: ${units(box.left)}; top: ${units(box.top)}; width: ${units(width)}; height: ${units(height)}`;
}

export function boundsOf(cells: readonly Cell[]): Box | null {
  if (cells.length === 0) return null;
  return cells.map(cellBox).reduce(union);
}

function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The largest box of a picture's own proportions in a cell, hanging in the middle. */
export function pictureBox(cell: Cell, picture: Size): Box {
  const room = roomBox(cell);
  const { width, height } = boxSize(room);
  const shrink = Math.min(width / picture.width, height / picture.height);
  const half = { x: (picture.width * shrink) / 2, y: (picture.height * shrink) / 2 };
  const middle = centre(room);
  return { left: middle.x - half.x, top: middle.y - half.y, right: middle.x + half.x, bottom: middle.y + half.y };
}

export function centre(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

export function boxSize(box: Box): Size {
  return { width: box.right - box.left, height: box.bottom - box.top };
}

/** How far a point is from a box; 0 inside. */
export function distance(box: Box, point: Point): number {
  const x = Math.max(0, box.left - point.x, point.x - box.right);
  const y = Math.max(0, box.top - point.y, point.y - box.bottom);
  return Math.hypot(x, y);
}

export function sameCell(one: Cell | null, other: Cell | null): boolean {
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
}

/** "c4" is column 4, "r5" row 5, as the server names lines. */
export function isRow(line: string): boolean {
  return line.startsWith("r");
}

export function lineNumber(line: string): number {
  return Number(line.slice(1));
}

/** The row and the column of a cell. */
export function linesOf([column, row]: Cell): [string, string] {
  return [`r${row}`, `c${column}`];
}
