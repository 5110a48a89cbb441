import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { api } from "../api";
import { language } from "../i18n/i18n.svelte";
import type { PaintingCard } from "../wire";
import { altText } from "./alt";

const paintings = new SvelteMap<string, PaintingCard>();
const vocabularies = new SvelteMap<string, Record<string, string>>();
const asked = new SvelteSet<string>();

/** Fetches a deck's cards and the names of what is on them, once; asks again after a failure when called again. */
export function needDecks(decks: readonly string[]): void {
  for (const deck of decks) {
    once(`deck ${deck}`, async () => {
      for (const painting of (await api.deck(deck)).paintings) paintings.set(painting.id, painting);
    });
  }
  const reader = language();
  once(`words ${reader}`, async () => void vocabularies.set(reader, await api.vocabulary(reader)));
}

function once(what: string, fetchIt: () => Promise<void>): void {
  if (asked.has(what)) return;
  asked.add(what);
  fetchIt().catch(() => asked.delete(what));
}

/** The card of a painting, as soon as its deck has come. */
export function painting(id: string): PaintingCard | undefined {
  return paintings.get(id);
}

/** Names of the vocabulary's tags in the reader's language; empty until they have come. */
export function vocabulary(): Record<string, string> {
  return vocabularies.get(language()) ?? {};
}

/** What a screen reader says about a painting. */
export function altOf(card: PaintingCard): string {
  return altText(card, vocabulary());
}
