import { type Heading, paintHeading, paintMarker, paintPainting, type Plan, pngOf } from "../../../pictures/poster";
import { token, wrapped } from "../../../pictures/writing";
import type { PaintingCard, SeatView } from "../../../wire";
import { boxToScreen, type Camera } from "../wall/camera";
import {
  boundsOf,
  boxSize,
  CELL,
  isRow,
  lineNumber,
  pictureBox,
  type Box,
  type Point,
  type Size,
} from "../wall/geometry";
import type { Margins } from "../wall/headings";
import type { OnWall } from "../wall/wall";
import { sheetFor } from "./sheet";

/** A theme as it is written beside its row or above its column. */
export interface Written {
  line: string;
  text: string;
  colour: SeatView["colour"] | null;
}

/** Everything that the picture of a finished museum shows. */
export interface Finished extends Heading {
  hung: readonly OnWall[];
  themes: readonly Written[];
  painting: (id: string) => PaintingCard | undefined;
}

const LONGEST_SIDE = 4000;
const LARGEST = 1.9;
const FONT = 34;
const PLAQUE = { row: 380, padding: 16, line: 38, gap: 14 };
const DOT = 30;

/** Paints the finished museum as a table, the themes of its rows at the left and of its columns on top, and gives it as a PNG. */
export async function paintMuseum(finished: Finished): Promise<Blob> {
  const bounds = boundsOf(finished.hung.map((one) => one.cell));
  if (!bounds) throw new Error("an empty museum has no picture");
  return pngOf((pen) => planOf(pen, finished, bounds));
}

function planOf(pen: CanvasRenderingContext2D, finished: Finished, bounds: Box): Plan {
  const scale = scaleFor(bounds);
  const { width, height } = boxSize(bounds);
  const { size, at } = sheetFor({ width: width * scale, height: height * scale }, room(pen, finished.themes, scale));
  const camera = { scale, x: at.x - bounds.left * scale, y: at.y - bounds.top * scale };
  return { ...size, paint: () => paint(pen, finished, camera, size, at) };
}

async function paint(
  pen: CanvasRenderingContext2D,
  finished: Finished,
  camera: Camera,
  size: Size,
  at: Point,
): Promise<void> {
  pen.fillStyle = token("--wall");
  pen.fillRect(0, 0, size.width, size.height);
  await Promise.all(finished.hung.map((one) => paintHung(pen, camera, one, finished.painting(one.painting))));
  for (const theme of finished.themes) paintPlaque(pen, theme, camera, at);
  paintHeading(pen, size.width, finished);
}

function scaleFor(bounds: Box): number {
  const { width, height } = boxSize(bounds);
  return Math.min(LARGEST, (LONGEST_SIDE - 600) / Math.max(width, height));
}

/** The room that headings take beside the paintings. */
function room(pen: CanvasRenderingContext2D, themes: readonly Written[], scale: number): Margins {
  const of = (row: boolean): Written[] => themes.filter(({ line }) => isRow(line) === row);
  return {
    rows: of(true).length > 0 ? PLAQUE.row + PLAQUE.gap : 0,
    columns: Math.max(0, ...of(false).map((theme) => heightOf(linesOf(pen, theme, scale)) + PLAQUE.gap)),
  };
}

function linesOf(pen: CanvasRenderingContext2D, { line, text }: Written, scale: number): string[] {
  pen.font = `600 ${FONT}px ${token("--serif")}`; // a canvas that changes its size forgets it
  return wrapped(pen, text, widthOf(line, scale) - DOT - 2 * PLAQUE.padding);
}

function widthOf(line: string, scale: number): number {
  return isRow(line) ? PLAQUE.row : CELL.width * scale - PLAQUE.gap;
}

function heightOf(lines: readonly string[]): number {
  return lines.length * PLAQUE.line + 2 * PLAQUE.padding;
}

async function paintHung(
  pen: CanvasRenderingContext2D,
  camera: Camera,
  one: OnWall,
  card: PaintingCard | undefined,
): Promise<void> {
  if (!card) return;
  const { left, top, right, bottom } = boxToScreen(camera, pictureBox(one.cell, card));
  await paintPainting(pen, card, { x: left, y: top, width: right - left, height: bottom - top });
}

/** Beside the middle of its row, or right above its column. */
function paintPlaque(pen: CanvasRenderingContext2D, theme: Written, camera: Camera, museum: Point): void {
  const lines = linesOf(pen, theme, camera.scale);
  const [width, height] = [widthOf(theme.line, camera.scale), heightOf(lines)];
  const middle = (lineNumber(theme.line) + 0.5) * camera.scale;
  const at = isRow(theme.line)
    ? { x: museum.x - PLAQUE.gap - width, y: middle * CELL.height + camera.y - height / 2 }
    : { x: middle * CELL.width + camera.x - width / 2, y: museum.y - PLAQUE.gap - height };
  pen.fillStyle = token("--plaque");
  pen.fillRect(at.x, at.y, width, height);
  pen.strokeStyle = token("--plaque-rule");
  pen.strokeRect(at.x + 6, at.y + 6, width - 12, height - 12);
  if (theme.colour)
    paintMarker(pen, theme.colour, { x: at.x + PLAQUE.padding, y: at.y + PLAQUE.padding + 8, size: 20 });
  pen.fillStyle = token("--plaque-ink");
  pen.textBaseline = "middle";
  for (const [number, line] of lines.entries())
    pen.fillText(line, at.x + PLAQUE.padding + DOT, at.y + PLAQUE.padding + (number + 0.5) * PLAQUE.line);
}
