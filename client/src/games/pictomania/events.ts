import type { SheetCleared, SheetTurned, StrokeDrawn, StrokeRedone, StrokeUndone } from "./wire";

/** What happens on a sheet. */
export type SheetEvent = StrokeDrawn | StrokeUndone | StrokeRedone | SheetCleared | SheetTurned;
