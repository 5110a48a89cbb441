import { SHAPES } from "../../../ui/shapes";
import type { PaintingCard, SeatView } from "../../../wire";
import { boxToScreen, pan, type Camera } from "../wall/camera";
import {
  boundsOf,
  boxSize,
  cellBox,
  cellsInLine,
  grown,
  isRow,
  pictureBox,
  union,
  type Box,
  type Point,
} from "../wall/geometry";
import { hangPlaques } from "../wall/plaques";
import type { OnWall, PlaqueText } from "../wall/wall";
import { frame } from "./frame";

/** Everything that the picture of a finished museum shows. */
export interface Finished {
  hung: readonly OnWall[];
  plaques: readonly PlaqueText[];
  painting: (id: string) => PaintingCard | undefined;
  colour: (seat: number) => SeatView["colour"];
  /** A line of words under the museum. */
  caption: string;
}

const LONGEST_SIDE = 4000;
const CELL_PIXELS = 1.9;
const FONT = 34;
const PLAQUE = { width: 420, padding: 16, line: 40 };

/** Paints the finished museum with its plaques and gives it as a PNG. */
export async function paintMuseum(finished: Finished): Promise<Blob> {
  await document.fonts.ready;
  const bounds = boundsOf(finished.hung.map((one) => one.cell));
  if (!bounds) throw new Error("an empty museum has no picture");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser has no canvas");
  const hanging = cameraFor(bounds);
  const written = writePlaques(pen, hanging, finished);
  const { size, shift } = frame([boxToScreen(hanging, bounds), ...written.map(({ box }) => box)].reduce(union));
  Object.assign(canvas, size);
  const camera = pan(hanging, shift);
  paintWall(pen, canvas);
  await Promise.all(finished.hung.map((one) => paintPainting(pen, camera, one, finished.painting(one.painting))));
  for (const { plaque, lines, box } of written) {
    paintPlaque(
      pen,
      { x: box.left + shift.x, y: box.top + shift.y },
      lines,
      plaque.by === null ? null : finished.colour(plaque.by),
    );
  }
  paintCaption(pen, canvas, finished.caption);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A plaque with its words in lines, and where it hangs. */
interface Written {
  plaque: PlaqueText;
  lines: string[];
  box: Box;
}

function cameraFor(bounds: Box): Camera {
  const size = boxSize(bounds);
  return { x: 0, y: 0, scale: Math.min(CELL_PIXELS, (LONGEST_SIDE - 600) / Math.max(size.width, size.height)) };
}

function paintWall(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
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

/** Hangs the plaques around the museum, as far out as they need. */
function writePlaques(pen: CanvasRenderingContext2D, camera: Camera, finished: Finished): Written[] {
  pen.font = `600 ${FONT}px ${token("--serif")}`;
  const cells = finished.hung.map((one) => one.cell);
  const written = new Map(
    finished.plaques.map((plaque) => [plaque.line, { plaque, lines: wrapped(pen, plaque.text) }]),
  );
  const labels = [...written].flatMap(([line, { lines }]) => {
    const extent = boundsOf(cellsInLine(line, cells));
    return extent ? [{ line, row: isRow(line), extent: boxToScreen(camera, extent), size: sizeOf(pen, lines) }] : [];
  });
  const taken = cells.map((cell) => boxToScreen(camera, cellBox(cell)));
  const room = grown(taken.reduce(union), PLAQUE.width + 120);
  return hangPlaques(labels, taken, room).flatMap(({ line, left, top }) => {
    const found = written.get(line);
    const { width, height } = sizeOf(pen, found?.lines ?? []);
    return found ? [{ ...found, box: { left, top, right: left + width, bottom: top + height } }] : [];
  });
}

const DOT = 30;

function sizeOf(pen: CanvasRenderingContext2D, lines: readonly string[]): { width: number; height: number } {
  const widest = Math.max(...lines.map((line) => pen.measureText(line).width));
  return { width: widest + DOT + 2 * PLAQUE.padding, height: lines.length * PLAQUE.line + 2 * PLAQUE.padding };
}

function paintPlaque(
  pen: CanvasRenderingContext2D,
  at: Point,
  lines: readonly string[],
  colour: SeatView["colour"] | null,
): void {
  pen.font = `600 ${FONT}px ${token("--serif")}`; // a canvas that changes its size forgets it
  const { width, height } = sizeOf(pen, lines);
  pen.fillStyle = token("--plaque");
  pen.fillRect(at.x, at.y, width, height);
  pen.strokeStyle = token("--plaque-rule");
  pen.strokeRect(at.x + 6, at.y + 6, width - 12, height - 12);
  if (colour) {
    pen.save();
    pen.fillStyle = token(`--${colour}`);
    pen.translate(at.x + PLAQUE.padding - 2, at.y + PLAQUE.padding + PLAQUE.line / 2 - 10);
    pen.scale(20 / 24, 20 / 24);
    pen.fill(new Path2D(SHAPES[colour]));
    pen.restore();
  }
  pen.fillStyle = token("--plaque-ink");
  pen.textBaseline = "middle";
  for (const [number, line] of lines.entries())
    pen.fillText(line, at.x + PLAQUE.padding + DOT, at.y + PLAQUE.padding + (number + 0.5) * PLAQUE.line);
}

/** Words into lines of a plaque's width; languages without spaces break anywhere. */
function wrapped(pen: CanvasRenderingContext2D, text: string): string[] {
  const pieces = text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*/gu) ?? [text];
  const lines = [""];
  for (const piece of pieces) {
    const before = lines.at(-1) ?? "";
    const line = before + piece;
    if (pen.measureText(line.trimEnd()).width > PLAQUE.width && before) lines.push(piece);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => line.trimEnd());
}

function paintCaption(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, caption: string): void {
  pen.font = `600 30px ${token("--serif")}`;
  pen.fillStyle = token("--ink-soft");
  pen.textAlign = "center";
  pen.fillText(caption, width / 2, height - 40, width - 80);
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
