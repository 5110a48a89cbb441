import { sameCell, type Cell } from "./geometry";
import { isTranslated } from "../themes/themes";
import type { View } from "../view";
import type { Theme } from "../wire";
import type { Seat } from "../../../wire";

/** A painting as it hangs on the wall; `pending` while it does not stand yet. */
export interface OnWall {
  painting: string;
  cell: Cell;
  by: Seat | null;
  pending: boolean;
}

/** A plaque to show; `pending` while its theme does not stand yet. */
export interface PlaqueText {
  line: string;
  text: string;
  by: Seat | null;
  theme: Theme | null;
  pending: boolean;
  /** It is shown in the reader's language, not in its author's words. */
  translated: boolean;
}

/** A painting somebody is about to hang: not yet told to anybody. */
export interface PendingPlacement {
  painting: string;
  cell: Cell;
  themes: Record<string, string>;
}

export function paintingsOnWall(view: View): OnWall[] {
  const laid = view.placement;
  const standing = view.wall
    .filter((hung) => !laid || !sameCell(hung.cell, laid.cell))
    .map((hung) => ({ ...hung, pending: false }));
  return laid ? [...standing, { painting: laid.painting, cell: laid.cell, by: laid.seat, pending: true }] : standing;
}

export function plaqueTexts(view: View, pending: PendingPlacement | null, you: Seat | null): PlaqueText[] {
  const standing = view.galleries.map(({ line, theme }) => ({
    line,
    text: theme.text,
    by: theme.by,
    theme,
    pending: false,
  }));
  const laid = view.placement?.lines.flatMap(({ line, effect, theme }) =>
    effect === "opens" && theme ? [{ line, text: theme.text, by: theme.by, theme, pending: true }] : [],
  );
  const written = Object.entries(pending?.themes ?? {}).map(([line, text]) => ({
    line,
    text: text.trim() || "…",
    by: you,
    theme: null,
    pending: true,
  }));
  const byLine = new Map([...written, ...(laid ?? []), ...standing].map((plaque) => [plaque.line, plaque]));
  const plaques = [...byLine.values()];
  const themes = plaques.flatMap(({ theme }) => theme ?? []);
  return plaques.map((plaque) => ({
    ...plaque,
    translated: plaque.theme !== null && isTranslated(plaque.theme, themes),
  }));
}
