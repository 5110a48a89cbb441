import { series } from "../../../i18n/i18n.svelte";
import { vocabulary } from "../../../pictures/pictures.svelte";
import type { PaintingCard } from "../../../wire";
import { t } from "../texts";

const MOST = 8;

/** Describes a painting for readers who cannot see it, without its title and artist, which are still secret (S13). */
export function seenOn(card: PaintingCard): string {
  const words = vocabulary();
  const seen = card.tags.flatMap((tag) => words[tag] ?? []).slice(0, MOST);
  return seen.length > 0 ? series(seen) : t("game.a-painting");
}
