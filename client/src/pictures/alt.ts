import { named, series, t } from "../i18n/i18n.svelte";
import type { PaintingCard } from "../wire";

const TAGS_IN_ALT = 8;

/** What can be seen on a painting, most telling first, in the reader's language; its title where nobody has looked yet. */
export function altText(painting: PaintingCard, words: Record<string, string>): string {
  const seen = painting.tags.flatMap((tag) => words[tag] ?? []).slice(0, TAGS_IN_ALT);
  if (seen.length === 0) return t("shell.painting-untold", { title: named(painting.title) });
  return series(seen);
}

/** "Title, Artist, year": for information only. */
export function caption(painting: PaintingCard): string {
  return [named(painting.title), named(painting.artist), painting.year].filter(Boolean).join(", ");
}
