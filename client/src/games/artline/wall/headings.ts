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

export const MOST_LINES = 3;
const MOST_UPRIGHT = 5; // sizes of a letter
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
export function margins(
  view: Size,
  columns: readonly string[],
  column: number,
  text: number,
  around = AROUND,
): Margins {
  if (column < PIXELS.columnWithTheme) return { rows: LABEL, columns: LABEL };
  const rows = Math.round(Math.min(Math.max(view.width * 0.16, text * 5.25), text * 10, view.width * 0.36));
  const lines = Math.max(1, ...columns.map((theme) => linesOf(theme, (column - around) / text)));
  return { rows, columns: Math.round(Math.min(lines, MOST_LINES) * text * 1.05 + around) };
}

/** On a big screen: rows are as wide as their themes need, columns stand upright where a word would break. */
export function largeMargins(
  view: Size,
  rows: readonly string[],
  columns: readonly string[],
  column: number,
  text: number,
  around: number,
): Margins {
  const usual = margins(view, columns, column, text, around);
  if (column < leastColumn(text)) return { rows: LABEL + text, columns: LABEL + text };
  const longest = Math.max(0, ...rows.map(lengthOf)) * text + around;
  const upright = isUpright(columns, column - around, text);
  return {
    rows: Math.round(Math.min(longest, view.width * 0.25)),
    columns: upright
      ? Math.round(Math.min(Math.max(...columns.map(lengthOf)), MOST_UPRIGHT) * text + around)
      : usual.columns,
  };
}

/** How wide a column has to be for a theme that stands upright. */
export function leastColumn(text: number): number {
  return text * 1.2;
}

/** A word of a column's theme would break even in the smallest letters. */
export function isUpright(columns: readonly string[], room: number, text: number): boolean {
  return columns.some((theme) => Math.max(...theme.split(/\s+/).map(widthOf)) * text * SMALLEST > room);
}

/** How large letters are in a row of a big screen: small ones, if that is what lets the whole theme be read. */
export function lettersInRow(theme: string, { width, height }: Size, text: number): number {
  const usual = letters(theme, width, text);
  return linesOf(theme, width / usual) > linesIn(height, usual) ? text * SMALLEST : usual;
}

/** How many lines of letters of this size have room in a row. */
export function linesIn(room: number, size: number): number {
  return Math.min(MOST_LINES, Math.max(1, Math.floor(room / (size * 1.05))));
}

/** In sizes of a letter, in one line. */
function lengthOf(theme: string): number {
  return theme
    .split(/\s+/)
    .map(widthOf)
    .reduce((sum, word) => sum + word + 0.25, 0);
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

/** Written in signs that are as wide as they are high. */
export function isSquare(theme: string): boolean {
  return WIDE.test(theme);
}

/** In sizes of a letter, for the serif of plaques: Chinese signs are square, Cyrillic is wider than Latin. */
function widthOf(word: string): number {
  return [...word].reduce((sum, sign) => sum + (WIDE.test(sign) ? 1 : CYRILLIC.test(sign) ? 0.52 : 0.46), 0);
}

const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/;
const CYRILLIC = /[\u0400-\u04ff]/;
