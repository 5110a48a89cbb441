import { language } from "../../../i18n/i18n.svelte";
import type { Clue } from "../wire";

/** A clue in the reader's language where there are words for it, else as it was told (S12). */
export function clueText(clue: Clue): string {
  return clue.words[language()] ?? clue.text;
}

/** The language that `clueText` is in. */
export function clueLanguage(clue: Clue): string {
  return clue.words[language()] === undefined ? clue.language : language();
}
