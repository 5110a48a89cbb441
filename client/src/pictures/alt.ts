import { apart, language, named, series, t } from "../i18n/i18n.svelte";
import type { PaintingCard } from "../wire";
import { yearText } from "./year";

const TAGS_IN_ALT = 8;

/** What can be seen on a painting, most telling first, in the reader's language; its title where nobody has looked yet. */
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
