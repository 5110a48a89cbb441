import { SHAPES } from "../../../ui/shapes";
import type { PaintingCard, SeatView } from "../../../wire";
import { boxToScreen, type Camera } from "../wall/camera";
import { boundsOf, boxSize, CELL, isRow, lineNumber, pictureBox, type Box, type Point } from "../wall/geometry";
import type { Margins } from "../wall/headings";
import type { OnWall } from "../wall/wall";
import { sheetFor, TITLE } from "./sheet";
import { token, wrapped } from "./writing";

/** A theme as it is written beside its row or above its column. */
export interface Written {
  line: string;
  text: string;
  colour: SeatView["colour"] | null;
}

/** Everything that the picture of a finished museum shows. */
export interface Finished {
  hung: readonly OnWall[];
  themes: readonly Written[];
  painting: (id: string) => PaintingCard | undefined;
  /** Who won. */
  title: string;
  /** Who played, and when. */
  caption: string;
}

const LONGEST_SIDE = 4000;
const LARGEST = 1.9;
const FONT = 34;
const PLAQUE = { row: 380, padding: 16, line: 38, gap: 14 };
const DOT = 30;

/** Paints the finished museum as a table, the themes of its rows at the left and of its columns on top, and gives it as a PNG. */
export async function paintMuseum(finished: Finished): Promise<Blob> {
  await document.fonts.ready;
  const bounds = boundsOf(finished.hung.map((one) => one.cell));
  if (!bounds) throw new Error("an empty museum has no picture");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser has no canvas");
  const scale = scaleFor(bounds);
  const { width, height } = boxSize(bounds);
  const { size, at } = sheetFor({ width: width * scale, height: height * scale }, room(pen, finished.themes, scale));
  Object.assign(canvas, size);
  const camera = { scale, x: at.x - bounds.left * scale, y: at.y - bounds.top * scale };
  paintWall(pen, size.width, size.height);
  await Promise.all(finished.hung.map((one) => paintPainting(pen, camera, one, finished.painting(one.painting))));
  for (const theme of finished.themes) paintHeading(pen, theme, camera, at);
  paintWords(pen, size.width, finished);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function scaleFor(bounds: Box): number {
  const { width, height } = boxSize(bounds);
  return Math.min(LARGEST, (LONGEST_SIDE - 600) / Math.max(width, height));
}

/** What headings take beside the paintings. */
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

function paintWall(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.fillStyle = token("--wall");
  pen.fillRect(0, 0, width, height);
}

async function paintPainting(
  pen: CanvasRenderingContext2D,
  camera: Camera,
  one: OnWall,
  card: PaintingCard | undefined,
): Promise<void> {
  if (!card) return;
  const image = new Image();
  image.src = card.large;
  await image.decode().catch(() => undefined);
  const { left, top, right, bottom } = boxToScreen(camera, pictureBox(one.cell, card));
  pen.save();
  pen.shadowColor = "rgb(0 0 0 / 45%)";
  pen.shadowBlur = 24;
  pen.shadowOffsetY = 8;
  pen.fillStyle = card.colour;
  pen.fillRect(left, top, right - left, bottom - top);
  pen.restore();
  if (image.naturalWidth > 0) pen.drawImage(image, left, top, right - left, bottom - top);
}

/** Beside the middle of its row, or right above its column. */
function paintHeading(pen: CanvasRenderingContext2D, theme: Written, camera: Camera, museum: Point): void {
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
  if (theme.colour) paintMarker(pen, theme.colour, { x: at.x + PLAQUE.padding, y: at.y + PLAQUE.padding + 8 });
  pen.fillStyle = token("--plaque-ink");
  pen.textBaseline = "middle";
  for (const [number, line] of lines.entries())
    pen.fillText(line, at.x + PLAQUE.padding + DOT, at.y + PLAQUE.padding + (number + 0.5) * PLAQUE.line);
}

function paintMarker(pen: CanvasRenderingContext2D, colour: SeatView["colour"], at: Point): void {
  pen.save();
  pen.fillStyle = token(`--${colour}`);
  pen.translate(at.x, at.y);
  pen.scale(20 / 24, 20 / 24);
  pen.fill(new Path2D(SHAPES[colour]));
  pen.restore();
}

function paintWords(pen: CanvasRenderingContext2D, width: number, { title, caption }: Finished): void {
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = token("--gold-ink");
  pen.font = `600 64px ${token("--serif")}`;
  pen.fillText(title, width / 2, TITLE * 0.55, width - 80);
  pen.fillStyle = token("--ink-soft");
  pen.font = `400 28px ${token("--sans")}`;
  pen.fillText(caption, width / 2, TITLE, width - 80);
}
