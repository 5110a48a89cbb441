import type { Size } from "./geometry";
import type { Stroke } from "./ink";
import { outline, outlineOf, scaleTo } from "./paint";

/** What a sheet shows: stored strokes below, wet ones above, on two canvases. */
export interface Look {
  strokes: readonly string[];
  upright: boolean;
  colour: string;
}

/** Paints a sheet on two canvases, and again in other pixels whenever their place changes. */
export function paintedSheet(dry: HTMLCanvasElement, wet: HTMLCanvasElement) {
  const below = dry.getContext("2d");
  const above = wet.getContext("2d", { desynchronized: true });
  let look: Look = { strokes: [], upright: false, colour: "black" };
  let painted: readonly string[] = [];
  let wetStrokes: readonly Stroke[] = [];

  function fit(): boolean {
    const { width, height } = pixelsOf(dry);
    if (dry.width === width && dry.height === height) return false;
    for (const canvas of [dry, wet]) [canvas.width, canvas.height] = [width, height];
    return true;
  }

  function paintDry(from: readonly string[]): void {
    if (!below) return;
    scaleTo(below, dry, look.upright);
    below.fillStyle = look.colour;
    for (const ink of look.strokes.slice(from.length)) below.fill(outlineOf(ink));
    painted = look.strokes;
  }

  function again(): void {
    fit();
    clear(below, dry);
    paintDry([]);
    paintWet();
  }

  function paintWet(): void {
    if (!above) return;
    clear(above, wet);
    scaleTo(above, wet, look.upright);
    above.fillStyle = look.colour;
    for (const stroke of wetStrokes) above.fill(outline(stroke));
  }

  const watch = new ResizeObserver(() => fit() && again());
  watch.observe(dry);
  return {
    show(next: Look): void {
      const same = next.upright === look.upright && next.colour === look.colour && !fit();
      look = next;
      if (same && goesOn(painted, next.strokes)) paintDry(painted);
      else again();
    },
    showWet(strokes: readonly Stroke[]): void {
      if (strokes.length === 0 && wetStrokes.length === 0) return;
      wetStrokes = strokes;
      paintWet();
    },
    close: () => watch.disconnect(),
  };
}

export type PaintedSheet = ReturnType<typeof paintedSheet>;

function pixelsOf(canvas: HTMLCanvasElement): Size {
  const { width, height } = canvas.getBoundingClientRect();
  const ratio = Math.min(devicePixelRatio || 1, 3);
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

function clear(pen: CanvasRenderingContext2D | null, { width, height }: Size): void {
  pen?.setTransform(1, 0, 0, 1, 0, 0);
  pen?.clearRect(0, 0, width, height);
}

function goesOn(painted: readonly string[], strokes: readonly string[]): boolean {
  return strokes.length >= painted.length && painted.every((ink, at) => ink === strokes[at]);
}
