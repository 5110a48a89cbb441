import { language, series } from "../../../i18n/i18n.svelte";
import { vocabulary } from "../../../pictures/pictures.svelte";
import { t } from "../texts";
import type { Theme } from "../wire";

export function quoted(text: string): string {
  return t("game.quote", { text });
}

/** Whether a reader is shown the meaning of a theme in place of its author's words: it says neither more nor less, and no
 * other theme on the wall would look the same (A14). */
export function isTranslated(theme: Theme, others: readonly Theme[]): boolean {
  const meant = theme.whole ? meaning(theme) : null;
  if (meant === null) return false;
  const looks = (other: Theme): string => ((other.whole ? meaning(other) : null) ?? other.text).trim().toLowerCase();
  return others.every((other) => other === theme || looks(other) !== looks(theme));
}

/** Translates a theme from another language to the reader's; `null` if it was not understood or needs no translation. */
export function meaning(theme: Theme): string | null {
  if (theme.language === language()) return null;
  const names = theme.understood.flatMap((tag) => vocabulary()[tag] ?? []);
  const meant = series(names);
  return meant === "" || meant.toLowerCase() === theme.text.toLowerCase() ? null : meant;
}

/** A theme in a sentence: quoted, with what it means beside it. */
export function said(theme: Theme): string {
  const meant = meaning(theme);
  const quote = quoted(theme.text);
  return meant === null ? quote : t("game.quote-meant", { quote, meaning: meant });
}
