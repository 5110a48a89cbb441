import { named } from "../i18n/i18n.svelte";
import type { DeckSummary } from "../wire";

/** What the chosen decks are called; "…" while `known` has not come yet, since an id is nobody's language. */
export function deckNames(chosen: readonly string[], known: readonly DeckSummary[]): string {
  if (known.length === 0) return "…";
  return chosen.map((id) => named(known.find((deck) => deck.id === id)?.name ?? { en: id })).join(" + ");
}
