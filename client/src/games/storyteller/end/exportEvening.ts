import { type Heading, paintHeading, paintMarker, paintPainting, type Plan, pngOf } from "../../../pictures/poster";
import { fit, token, wrapped } from "../../../pictures/writing";
import type { PaintingCard, SeatView } from "../../../wire";
import { type Box, layoutOf, PLAQUE, ROW, WIDTH } from "./eveningLayout";

/** The best clue of the evening. */
export interface ToldClue {
  text: string;
  /** Who told it. */
  by: string;
  /** Who found it, in a sentence. */
  found: string;
  painting: PaintingCard;
}

export interface Standing {
  name: string;
  colour: SeatView["colour"];
  points: number;
  won: boolean;
}

/** Everything that the picture of an evening shows. */
export interface Evening extends Heading {
  told: ToldClue | null;
  /** The best first. */
  standings: readonly Standing[];
}

type Pen = CanvasRenderingContext2D;
const CLUE = { weight: 600, size: 52 };

/** Paints the best clue of an evening under its painting, and what everybody has won, and gives it as a PNG. */
export function paintEvening(evening: Evening): Promise<Blob> {
  return pngOf((pen) => planOf(pen, evening));
}

function planOf(pen: Pen, evening: Evening): Plan {
  const { told, standings } = evening;
  const lines = told ? linesOf(pen, told.text) : [];
  const at = layoutOf(told && { picture: told.painting, lines: lines.length }, standings.length);
  return {
    width: WIDTH,
    height: at.height,
    paint: async () => {
      paintWall(pen, at.height);
      paintHeading(pen, WIDTH, evening);
      if (told && at.told) {
        await paintPainting(pen, told.painting, at.told.painting);
        paintPlaque(pen, lines, told.by, at.told.plaque);
        paintLine(pen, told.found, at.told.found, { size: 30, colour: "--ink" });
      }
      for (const [place, standing] of standings.entries())
        paintStanding(pen, standing, at.standings + (place + 0.5) * ROW.height);
    },
  };
}

function linesOf(pen: Pen, text: string): string[] {
  pen.font = `${CLUE.weight} ${CLUE.size}px ${token("--serif")}`;
  return wrapped(pen, text, PLAQUE.width - 2 * PLAQUE.padding);
}

/** The wall with its one lamp. */
function paintWall(pen: Pen, height: number): void {
  pen.fillStyle = token("--wall-deep");
  pen.fillRect(0, 0, WIDTH, height);
  const lamp = pen.createRadialGradient(WIDTH / 2, 0, 0, WIDTH / 2, 0, WIDTH);
  lamp.addColorStop(0, "rgb(201 162 39 / 28%)");
  lamp.addColorStop(1, "rgb(201 162 39 / 0%)");
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, WIDTH, height);
}

function paintPlaque(pen: Pen, lines: readonly string[], by: string, { x, y, width, height }: Box): void {
  pen.fillStyle = token("--plaque");
  pen.fillRect(x, y, width, height);
  pen.strokeStyle = token("--plaque-rule");
  pen.strokeRect(x + 8, y + 8, width - 16, height - 16);
  for (const [number, line] of lines.entries())
    paintLine(pen, line, y + PLAQUE.padding + (number + 0.5) * PLAQUE.line, {
      ...CLUE,
      colour: "--plaque-ink",
      family: "--serif",
    });
  paintLine(pen, by, y + height - PLAQUE.padding - PLAQUE.by / 2 + 8, { size: 28, colour: "--plaque-soft" });
}

function paintStanding(pen: Pen, { name, colour, points, won }: Standing, y: number): void {
  const [left, right] = [(WIDTH - ROW.width) / 2, (WIDTH + ROW.width) / 2];
  paintMarker(pen, colour, { x: left, y: y - 16, size: 32 });
  pen.fillStyle = token(won ? "--gold-ink" : "--ink");
  pen.textBaseline = "middle";
  pen.textAlign = "left";
  fit(pen, name, ROW.width - 180, { weight: won ? 600 : 400, size: 34, family: token("--sans") });
  pen.fillText(name, left + 52, y);
  pen.textAlign = "right";
  pen.font = `600 38px ${token("--sans")}`;
  pen.fillText(String(points), right, y);
}

/** In the middle of the picture, and never wider than a plaque. */
function paintLine(
  pen: Pen,
  text: string,
  y: number,
  { weight = 400, size, colour, family = "--sans" }: { weight?: number; size: number; colour: string; family?: string },
): void {
  pen.fillStyle = token(colour);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  fit(pen, text, PLAQUE.width - 2 * PLAQUE.padding, { weight, size, family: token(family) });
  pen.fillText(text, WIDTH / 2, y);
}
