import { sizeOf } from "../../../draw/geometry";
import { outlineOf } from "../../../draw/paint";
import { share } from "../../../pictures/share";
import type { People } from "../people";
import type { Picture } from "./gallery";

const CAPTION = 96;
const MARGIN = 48;
const PAPER = "#fffdf8";
const DESK = "#f4efe3";
const INK = "#26241f";
const SANS = '"Inter", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** Shares or saves one drawing with its word and its drawer's name as a PNG. */
export async function savePicture(picture: Picture, people: People): Promise<void> {
  const { width, height } = sizeOf(picture.sheet.upright);
  await save(width, height + CAPTION, fileName(picture, people), (pen) => paint(pen, picture, people, 0, 0));
}

/** Shares or saves all drawings on one large sheet, a row a round. */
export async function savePoster(pictures: readonly Picture[], people: People, name: string): Promise<void> {
  const rounds = [...new Set(pictures.map((picture) => picture.round))];
  const rows = rounds.map((round) => pictures.filter((picture) => picture.round === round));
  const columns = Math.max(...rows.map((row) => row.length));
  const [cellWidth, cellHeight] = [600 + MARGIN, 450 + CAPTION / 2 + MARGIN];
  await save(columns * cellWidth + MARGIN, rows.length * cellHeight + MARGIN, name, (pen) => {
    for (const [down, row] of rows.entries()) {
      for (const [across, picture] of row.entries())
        paintCell(pen, picture, people, MARGIN + across * cellWidth, MARGIN + down * cellHeight);
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
  paint(pen, picture, people, 0, 0, scale);
  pen.restore();
}

function paint(pen: CanvasRenderingContext2D, picture: Picture, people: People, x: number, y: number, scale = 1): void {
  const { width, height } = sizeOf(picture.sheet.upright);
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = people.pencil(picture.drawer);
  pen.fillRect(0, height - 6, width, 6);
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  for (const ink of picture.sheet.strokes) pen.fill(outlineOf(ink));
  pen.restore();
  paintCaption(
    pen,
    `${picture.word} — ${people.name(picture.drawer)}`,
    x,
    y + height,
    width,
    scale === 1 ? 44 : 26 / scale,
  );
}

function paintCaption(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  width: number,
  size: number,
): void {
  pen.fillStyle = INK;
  pen.font = `600 ${size}px ${SANS}`;
  pen.textBaseline = "middle";
  pen.fillText(text, x + 12, y + CAPTION / 2, width - 24);
}

async function save(
  width: number,
  height: number,
  name: string,
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<void> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = DESK;
  pen.fillRect(0, 0, width, height);
  draw(pen);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) await share(blob, name, name.replace(/\.png$/, ""));
}

function fileName(picture: Picture, people: People): string {
  const words = `${picture.round} ${picture.word} ${people.name(picture.drawer)}`;
  return `${words.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
}
