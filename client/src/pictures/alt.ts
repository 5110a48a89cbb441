import { apart, language, named, series, t } from "../i18n/i18n.svelte";
import type { Language } from "../i18n/languages";
import type { PaintingCard } from "../wire";

const TAGS_IN_ALT = 8;

/** Describes a painting in the reader's language by its tags, most telling first; by its title if it has none. */
export function altText(painting: PaintingCard, words: Record<string, string>): string {
  const seen = painting.tags.flatMap((tag) => words[tag] ?? []).slice(0, TAGS_IN_ALT);
  if (seen.length === 0) return t("shell.painting-untold", { title: titled(named(painting.title)) });
  return series(seen);
}

/** "Title, Artist, year": for information only. */
export function caption(painting: PaintingCard): string {
  return apart([titled(named(painting.title)), made(painting)]);
}

/** "Artist, year": by whom and when. */
export function made(painting: PaintingCard): string {
  return apart([named(painting.artist), yearText(painting.year, language())]);
}

/** The title of a work in running text: Chinese has signs for it, others set it apart by commas or italics. */
export function titled(title: string): string {
  return title && language() === "zh" ? `《${title}》` : title;
}

/** "c. 1633–34" as it stands on cards: perhaps "about", then a year or the years from and to. */
const DATED = /^(c\.\s*)?(\d{3,4}(?:–\d{1,4})?)$/;

/** "About" and a year, as labels in a museum have it. */
const ABOUT: Record<Language, string> = { en: "c. ", es: "h. ", ru: "ок. ", uk: "бл. ", zh: "约" };

/** When a painting was made, in the reader's language. What does not read like a date stays as it was written. */
export function yearText(year: string, language: Language): string {
  const [, about, years] = DATED.exec(year) ?? [];
  if (years === undefined) return year;
  return `${about ? ABOUT[language] : ""}${years}${language === "zh" ? "年" : ""}`;
}
