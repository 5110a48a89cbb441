import { reader, series } from "../i18n/i18n.svelte";
import { SHAPES } from "../ui/shapes";
import type { PaintingCard, SeatView } from "../wire";
import { fit, token } from "./writing";

/** The heading of every picture to share. */
export interface Heading {
  /** Who won. */
  title: string;
  /** Which game, who played, and when. */
  caption: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the two lines of a heading stand, and how much it takes from the top. */
const LINES = { title: 94, caption: 170 };
export const HEADING = 170;

export function headingOf(title: string, game: string, names: readonly string[]): Heading {
  const date = new Intl.DateTimeFormat(reader() === "en" ? "en-GB" : reader(), { dateStyle: "long" }).format(
    new Date(),
  );
  return { title, caption: [game, series(names), date].filter(Boolean).join(" · ") };
}

/** How large a picture is, and how it is painted. */
export interface Plan {
  width: number;
  height: number;
  paint: () => void | Promise<void>;
}

/** A picture to share, as a PNG. `plan` may measure its words with the pen; what it sets on it is forgotten. */
export async function pngOf(plan: (pen: CanvasRenderingContext2D) => Plan): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser has no canvas");
  const { width, height, paint } = plan(pen);
  Object.assign(canvas, { width, height });
  await paint();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

export function paintHeading(
  pen: CanvasRenderingContext2D,
  width: number,
  { title, caption }: Heading,
  look = { title: token("--gold-ink"), caption: token("--ink-soft"), family: token("--serif") },
): void {
  pen.save();
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = look.title;
  fit(pen, title, width - 80, { weight: 600, size: 64, family: look.family });
  pen.fillText(title, width / 2, LINES.title);
  pen.fillStyle = look.caption;
  fit(pen, caption, width - 80, { weight: 400, size: 28, family: token("--sans") });
  pen.fillText(caption, width / 2, LINES.caption);
  pen.restore();
}

/** A painting with its shadow; its colour alone where the picture does not come. */
export async function paintPainting(
  pen: CanvasRenderingContext2D,
  card: PaintingCard,
  { x, y, width, height }: Box,
): Promise<void> {
  const image = new Image();
  image.src = card.large;
  await image.decode().catch(() => undefined);
  pen.save();
  pen.shadowColor = "rgb(0 0 0 / 45%)";
  pen.shadowBlur = 24;
  pen.shadowOffsetY = 8;
  pen.fillStyle = card.colour;
  pen.fillRect(x, y, width, height);
  pen.restore();
  if (image.naturalWidth > 0) pen.drawImage(image, x, y, width, height);
}

/** Somebody's colour and shape; `x` and `y` are its corner. */
export function paintMarker(
  pen: CanvasRenderingContext2D,
  colour: SeatView["colour"],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  pen.save();
  pen.fillStyle = token(`--${colour}`);
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  pen.fill(new Path2D(SHAPES[colour]));
  pen.restore();
}
