import { sizeOf } from "../../../draw/geometry";
import { outlineOf } from "../../../draw/paint";
import { type Heading, HEADING, paintHeading, pngOf } from "../../../pictures/poster";
import { fit, token } from "../../../pictures/writing";
import type { People } from "../people/people";
import type { Picture } from "./gallery";

const CAPTION = 96;
const MARGIN = 48;
const MOST_PIXELS = 4096 * 4096; // an iPhone paints nothing on a larger canvas
const PAPER = "#fffdf8";
const DESK = "#f4efe3";
const INK = "#26241f";
const SOFT = "#5a554a";

/** One drawing with its word and its drawer's name, as a PNG. */
export function paintPicture(picture: Picture, people: People): Promise<Blob> {
  const { width, height } = sizeOf(picture.sheet.upright);
  return onDesk(width, height + CAPTION, (pen) => paint(pen, picture, people));
}

/** All drawings of a game on one large sheet, a row for each round, under who won, who played and when. */
export function paintPoster(pictures: readonly Picture[], people: People, heading: Heading): Promise<Blob> {
  const rounds = [...new Set(pictures.map((picture) => picture.round))];
  const rows = rounds.map((round) => pictures.filter((picture) => picture.round === round));
  const columns = Math.max(...rows.map((row) => row.length));
  const [cellWidth, cellHeight] = [600 + MARGIN, 450 + CAPTION / 2 + MARGIN];
  const [width, top] = [columns * cellWidth + MARGIN, HEADING + 1.5 * MARGIN];
  return onDesk(width, top + rows.length * cellHeight, (pen) => {
    paintHeading(pen, width, heading, { title: INK, caption: SOFT, family: token("--hand") });
    for (const [down, row] of rows.entries()) {
      for (const [across, picture] of row.entries())
        paintCell(pen, picture, people, MARGIN + across * cellWidth, top + down * cellHeight);
    }
  });
}

/** Half size; an upright sheet stands in the middle of its place. */
function paintCell(pen: CanvasRenderingContext2D, picture: Picture, people: People, x: number, y: number): void {
  const { width, height } = sizeOf(picture.sheet.upright);
  const scale = Math.min(600 / width, 450 / height);
  pen.save();
  pen.translate(x + (600 - width * scale) / 2, y);
  pen.scale(scale, scale);
  paint(pen, picture, people, scale);
  pen.restore();
}

function paint(pen: CanvasRenderingContext2D, picture: Picture, people: People, scale = 1): void {
  const { width, height } = sizeOf(picture.sheet.upright);
  pen.save();
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = people.pencil(picture.drawer);
  pen.fillRect(0, height - 6, width, 6);
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  for (const ink of picture.sheet.strokes) pen.fill(outlineOf(ink));
  pen.restore();
  const caption = `${picture.word} — ${people.name(picture.drawer)}`;
  pen.fillStyle = INK;
  pen.textBaseline = "middle";
  fit(pen, caption, width - 24, { weight: 600, size: scale === 1 ? 44 : 26 / scale, family: token("--sans") });
  pen.fillText(caption, 12, height + CAPTION / 2);
}

function onDesk(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): Promise<Blob> {
  const scale = scaleFor(width, height);
  return pngOf((pen) => ({
    width: Math.floor(width * scale),
    height: Math.floor(height * scale),
    paint: () => {
      pen.scale(scale, scale);
      pen.fillStyle = DESK;
      pen.fillRect(0, 0, width, height);
      draw(pen);
    },
  }));
}

/** Full size, or as large as every browser can paint it. */
export function scaleFor(width: number, height: number): number {
  return Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** The name of its file, without the ending. */
export function fileName(picture: Picture, people: People): string {
  const words = `${picture.round} ${picture.word} ${people.name(picture.drawer)}`;
  return words.replace(/[^\p{L}\p{N}]+/gu, "-");
}
