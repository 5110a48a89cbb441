import type { SheetEvent } from "../events";
import type * as wire from "../wire";
import type { Public } from "../wire";

/** A drawing; `undone` strokes come back with redo, the last one first. */
export interface Sheet {
  strokes: readonly string[];
  undone: readonly string[];
  upright: boolean;
  /** The highest number of a stroke so far: the next one's is higher. */
  last: number;
}

export const BLANK: Sheet = { strokes: [], undone: [], upright: false, last: 0 };

/** `sheet` after what happened on it, as the server records it. */
export function drawn(sheet: Sheet, event: SheetEvent): Sheet {
  const { strokes, undone } = sheet;
  switch (event.type) {
    case "StrokeDrawn":
      return { ...sheet, strokes: [...strokes, event.ink], undone: [], last: event.stroke };
    case "StrokeUndone":
      return { ...sheet, strokes: strokes.slice(0, -1), undone: [...undone, ...strokes.slice(-1)] };
    case "StrokeRedone":
      return { ...sheet, strokes: [...strokes, ...undone.slice(-1)], undone: undone.slice(0, -1) };
    case "SheetCleared":
      return { ...sheet, strokes: [], undone: [...undone, ...[...strokes].reverse()] };
    case "SheetTurned":
      return { ...sheet, upright: event.upright };
  }
}

const known = new WeakMap<wire.Sheet, Sheet>(); // one that has not changed is not drawn again

/** The sheet of a seat as the server has it. */
export function sheetIn(sheets: Public["sheets"], round: number, seat: number): Sheet {
  const told = sheets[round]?.[seat];
  if (!told) return BLANK;
  const sheet = known.get(told) ?? asSheet(told);
  known.set(told, sheet);
  return sheet;
}

function asSheet({ ink, shown, upright, last }: wire.Sheet): Sheet {
  const strokes = Object.values(ink); // numbers are in order as keys
  return { strokes: strokes.slice(0, shown), undone: strokes.slice(shown).reverse(), upright, last };
}
