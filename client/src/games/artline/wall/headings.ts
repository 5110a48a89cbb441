import { PIXELS } from "../../../style/breakpoints";
import { type Cell, type Size } from "./geometry";
import type { PlaqueText } from "./wall";

/** A row or column of the wall as it is now, with its theme if it has one. */
export interface Heading {
  line: string;
  /** Its number on the grid. */
  at: number;
  /** What it is called where there is no room for its theme: rows are numbered, columns lettered. */
  label: string;
  plaque: PlaqueText | null;
}

/** How much of the screen headings take: the width of those of rows, the height of those of columns. */
export interface Margins {
  rows: number;
  columns: number;
}

const MOST_LINES = 3;
export const AROUND = 20; // rule, padding and air of a plaque, in pixels
const LABEL = 28;
const SMALLEST = 0.8125; // of the usual size of letters

export function rowHeadings(cells: readonly Cell[], plaques: readonly PlaqueText[]): Heading[] {
  return headings("r", 1, cells, plaques, (index) => String(index + 1));
}

export function columnHeadings(cells: readonly Cell[], plaques: readonly PlaqueText[]): Heading[] {
  return headings("c", 0, cells, plaques, letter);
}

function headings(
  way: "r" | "c",
  axis: 0 | 1,
  cells: readonly Cell[],
  plaques: readonly PlaqueText[],
  label: (index: number) => string,
): Heading[] {
  if (cells.length === 0) return [];
  const numbers = cells.map((cell) => cell[axis]);
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => {
    const line = `${way}${first + index}`;
    return {
      line,
      at: first + index,
      label: label(index),
      plaque: plaques.find((plaque) => plaque.line === line) ?? null,
    };
  });
}

/** A, B, …, Z, AA: a wall has 21 columns at most, so one letter is nearly always enough. */
function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}

/** Room for headings beside the paintings; `column`: how wide one is, `text`: how large letters are, in pixels. */
export function margins(view: Size, columns: readonly string[], column: number, text: number): Margins {
  if (column < PIXELS.columnWithTheme) return { rows: LABEL, columns: LABEL };
  const rows = Math.round(Math.min(Math.max(view.width * 0.16, text * 5.25), text * 10, view.width * 0.36));
  const lines = Math.max(1, ...columns.map((theme) => linesOf(theme, (column - AROUND) / text)));
  return { rows, columns: Math.round(Math.min(lines, MOST_LINES) * text * 1.05 + AROUND) };
}

/** About how many lines a theme takes at a width in letters' sizes. */
export function linesOf(theme: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of theme.split(/\s+/).filter(Boolean)) {
    const long = widthOf(word);
    if (used > 0 && used + long > width) [lines, used] = [lines + 1, 0];
    lines += Math.floor(Math.max(0, used + long - width) / width + 0.999);
    used = Math.min(used + long, width) + 0.25;
  }
  return lines;
}

/** How large letters are so that no word of a theme breaks within `room` pixels; a very long one breaks rather than be too small. */
export function letters(theme: string, room: number, text: number): number {
  const longest = Math.max(1, ...theme.split(/\s+/).map(widthOf));
  return WIDE.test(theme) ? text : Math.min(text, Math.max(room / longest, text * SMALLEST));
}

/** In sizes of a letter, for the serif of plaques: Chinese signs are square, Cyrillic is wider than Latin. */
function widthOf(word: string): number {
  return [...word].reduce((sum, sign) => sum + (WIDE.test(sign) ? 1 : CYRILLIC.test(sign) ? 0.52 : 0.46), 0);
}

const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/;
const CYRILLIC = /[\u0400-\u04ff]/;
