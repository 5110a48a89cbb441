import { PIXELS } from "../../style/breakpoints";

/** Three ways to lay a table of sheets: around your own, one above the other, or side by side on a phone held sideways. */
export type Mode = "wide" | "tall" | "flat";

export function modeOf(width: number, height: number): Mode {
  if (height < PIXELS.paperLow && width > height) return "flat";
  return width >= PIXELS.sheetsAround && width > height ? "wide" : "tall";
}

/** Who sits left and who right of your own sheet, in the order of play. */
export function sidesOf<Item>(others: readonly Item[]): { left: Item[]; right: Item[] } {
  const half = Math.ceil(others.length / 2);
  return { left: others.slice(0, half), right: others.slice(half) };
}

/** How many of the others' sheets lie side by side on a phone; once your own is finished, as large as can be. */
export function columnsOf(others: number, mode: Mode, swapped: boolean): number {
  if (mode === "flat") return others > 4 ? 3 : Math.min(2, others);
  return swapped ? Math.min(2, others) : others;
}
