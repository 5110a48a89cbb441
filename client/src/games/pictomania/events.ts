import type { SheetCleared, SheetTurned, StrokeDrawn, StrokeRedone, StrokeUndone } from "./wire";

/** What happens on a sheet. */
export type SheetEvent = StrokeDrawn | StrokeUndone | StrokeRedone | SheetCleared | SheetTurned;

const ON_SHEETS: Record<SheetEvent["type"], true> = {
  StrokeDrawn: true,
  StrokeUndone: true,
  StrokeRedone: true,
  SheetCleared: true,
  SheetTurned: true,
};

export function isOnSheet(event: { type: string }): event is SheetEvent {
  return Object.hasOwn(ON_SHEETS, event.type);
}
