import { apart } from "../../../i18n/i18n.svelte";
import { t } from "../texts";
import { isRow } from "../wall/geometry";
import { said } from "./themes";
import type { PlaceView, TouchedLine } from "../view";
import type { Setup } from "../wire";

/** The two sets of terms of the boxes: "gallery" and its exhibition, or "room" and its gallery (the Louvre). */
export type BoxTerms = "gallery" | "room";

export function termsOf(edition: Setup["edition"]): BoxTerms {
  return edition === "louvre" ? "room" : "gallery";
}

/** "extends the row “Boats”, opens a gallery in the column — exhibition": what hanging a painting there would do. */
export function placeEffects(place: PlaceView, terms: BoxTerms): string {
  const plain = apart(place.lines.map((line) => effect(line, terms)));
  return place.exhibition
    ? t("game.place-exhibition", { effects: plain, exhibition: t(`game.exhibition-${terms}`) })
    : plain;
}

function effect(line: TouchedLine, terms: BoxTerms): string {
  const way = isRow(line.line) ? "row" : "column";
  if (line.effect === "extends") return t(`game.effect-extends-${way}`, { theme: line.theme ? said(line.theme) : "" });
  return t(`game.effect-opens-${way}-${terms}`);
}

/** How many lines a place would open, for what is written on it; headings say which themes it would have to fit. */
export function placeLabel(place: PlaceView, terms: BoxTerms): string | null {
  const count = place.lines.filter((line) => line.effect === "opens").length;
  return count > 0 ? t(`game.opens-${terms}`, { count }) : null;
}
