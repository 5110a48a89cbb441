import type { SheetTurned, StrokeDrawn, StrokeRedone, StrokesErased, StrokeUndone } from "./wire";

/** What happens on a sheet. */
export type SheetEvent = StrokeDrawn | StrokesErased | StrokeUndone | StrokeRedone | SheetTurned;
