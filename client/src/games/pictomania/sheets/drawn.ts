import type { SheetEvent } from "../events";
import { isOnSheet } from "../events";
import type { Event } from "../wire";

/** A drawing; `undone` strokes come back with redo, the last one first. */
export interface Sheet {
  strokes: readonly string[];
  undone: readonly string[];
  upright: boolean;
  /** The highest number of a stroke so far: the next one's is higher. */
  last: number;
}

/** By round and seat. */
export type AllSheets = Readonly<Record<number, Readonly<Record<number, Sheet>>>>;

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

export function sheetIn(sheets: AllSheets, round: number, seat: number): Sheet {
  return sheets[round]?.[seat] ?? BLANK;
}

/** All sheets after `events`, which happened from `round` on. */
export function afterEvents(sheets: AllSheets, round: number, events: readonly Event[]): AllSheets {
  let [all, now] = [sheets, round];
  for (const event of events) {
    if (event.type === "Started") all = {};
    else if (event.type === "RoundBegan") now = event.round;
    else if (isOnSheet(event))
      all = { ...all, [now]: { ...all[now], [event.seat]: drawn(sheetIn(all, now, event.seat), event) } };
  }
  return all;
}
