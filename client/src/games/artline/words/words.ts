import { apart } from "../../../i18n/i18n.svelte";
import { t } from "../texts";
import { isRow, lineNumber } from "../wall/geometry";
import { said } from "./themes";
import type { PlaceView, Setup, Theme, TouchedLine } from "../wire";

/** The two sets of words of the boxes: "gallery" and its exhibition, or "room" and its gallery (the Louvre). */
export type BoxWords = "gallery" | "room";

export function wordsOf(edition: Setup["edition"]): BoxWords {
  return edition === "louvre" ? "room" : "gallery";
}

/** A line's number as players count: from one. */
export function shownNumber(line: string): number {
  return lineNumber(line) + 1;
}

/** "row 5, column 6: extends the row “Boats”, opens a gallery in the column — exhibition" */
export function placeName(place: PlaceView, words: BoxWords): string {
  const [column, row] = place.cell;
  const plain = apart(place.lines.map((line) => effect(line, words)));
  const effects = place.exhibition
    ? t("game.place-exhibition", { effects: plain, exhibition: t(`game.exhibition-${words}`) })
    : plain;
  return t("game.place", { row: row + 1, column: column + 1, effects });
}

function effect(line: TouchedLine, words: BoxWords): string {
  const way = isRow(line.line) ? "row" : "column";
  if (line.effect === "extends") return t(`game.effect-extends-${way}`, { theme: line.theme ? said(line.theme) : "" });
  return t(`game.effect-opens-${way}-${words}`);
}

/** The lines a place would open, and the themes it would have to fit: what is written on it. */
export function placeLabel(place: PlaceView, words: BoxWords, terse = false): { opens: string | null; fits: Theme[] } {
  const count = place.lines.filter((line) => line.effect === "opens").length;
  return {
    opens: count > 0 ? t(terse ? "game.opens-short" : `game.opens-${words}`, { count }) : null,
    fits: place.lines.flatMap((line) => (line.effect === "extends" && line.theme ? [line.theme] : [])),
  };
}
