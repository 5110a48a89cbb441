import type { SheetEvent } from "../events";
import type * as wire from "../wire";
import type { Public } from "../wire";
import type { Seat } from "../../../wire";

/** What was done on a sheet under a number: the ink that was drawn, or the numbers of the strokes that were erased. */
type Step = readonly [number: number, done: string | readonly number[]];

/** A drawing. */
export interface Sheet {
  steps: readonly Step[];
  /** How many of them count; the others were undone and come back with redo. */
  done: number;
  upright: boolean;
  /** The highest number of a step so far: the next one's is higher. */
  last: number;
  /** The strokes that can be seen, by number. */
  ink: ReadonlyMap<number, string>;
  strokes: readonly string[];
}

export const BLANK = seen({ steps: [], done: 0, upright: false, last: 0 });

/** `sheet` after what happened on it, as the server records it. */
export function drawn(sheet: Sheet, event: SheetEvent): Sheet {
  switch (event.type) {
    case "StrokeDrawn":
      return withStep(sheet, [event.stroke, event.ink]);
    case "StrokesErased":
      return withStep(sheet, [event.step, event.strokes]);
    case "StrokeUndone":
      return seen({ ...sheet, done: Math.max(sheet.done - 1, 0) });
    case "StrokeRedone":
      return seen({ ...sheet, done: Math.min(sheet.done + 1, sheet.steps.length) });
    case "SheetTurned":
      return { ...sheet, upright: event.upright };
  }
}

/** What was undone is forgotten. */
function withStep(sheet: Sheet, step: Step): Sheet {
  const steps = [...sheet.steps.slice(0, sheet.done), step];
  return seen({ ...sheet, steps, done: steps.length, last: step[0] });
}

function seen(sheet: Omit<Sheet, "ink" | "strokes">): Sheet {
  const ink = new Map<number, string>();
  for (const [number, done] of sheet.steps.slice(0, sheet.done)) {
    if (typeof done === "string") ink.set(number, done);
    else for (const stroke of done) ink.delete(stroke);
  }
  return { ...sheet, ink, strokes: [...ink.values()] };
}

const known = new WeakMap<wire.Sheet, Sheet>(); // one that has not changed is not drawn again

/** The sheet of a seat as the server has it. */
export function sheetIn(sheets: Public["sheets"], round: number, seat: Seat): Sheet {
  const told = sheets[round]?.[seat];
  if (!told) return BLANK;
  const sheet = known.get(told) ?? asSheet(told);
  known.set(told, sheet);
  return sheet;
}

function asSheet({ steps, ...rest }: wire.Sheet): Sheet {
  const inOrder = Object.entries(steps).map(([number, done]): Step => [Number(number), done]); // as keys numbers are
  return seen({ ...rest, steps: inOrder });
}
