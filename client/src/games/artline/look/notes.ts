import type { People } from "../../kit/people";
import { t } from "../texts";
import { isRow, sameCell } from "../wall/geometry";
import { said } from "../themes/themes";
import type { View } from "../view";

/** Notes on a painting on the wall: the themes it hangs under, and who hung it. */
export function notesOn(painting: string, view: View, people: People): string[] {
  const hung = view.wall.find((one) => one.painting === painting);
  if (!hung) return [];
  const lines = view.galleries.filter((gallery) => gallery.cells.some((cell) => sameCell(cell, hung.cell)));
  const themes = lines.map(({ line, theme }) =>
    t(isRow(line) ? "game.hangs-in-row" : "game.hangs-in-column", { theme: said(theme) }),
  );
  return [...themes, hung.by === null ? t("game.hung-at-start") : t("game.hung-by", { name: people.name(hung.by) })];
}
