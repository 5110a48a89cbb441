import { SvelteMap } from "svelte/reactivity";
import { api, ApiProblem } from "../api";
import { language } from "../i18n/i18n.svelte";
import { retryLater } from "../browser/retry";
import type { PaintingCard } from "../wire";
import { altText } from "./alt";

const paintings = new SvelteMap<string, PaintingCard>();
const vocabularies = new SvelteMap<string, Record<string, string>>();
// Plain: an effect that asks must not be run again because it has asked.
const asked = new Set<string>();
const notThere = new Set<string>();
let newest = "";

/** Fetches a deck's cards and the names of what is on them, once; after a failure it asks again by itself. */
export function needDecks(decks: readonly string[]): void {
  if (decks.join(" ") !== newest) forgetWhatWasNotThere();
  newest = decks.join(" ");
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
  fetchUntilThere(what, fetchIt, 0);
}

function fetchUntilThere(what: string, fetchIt: () => Promise<void>, attempt: number): void {
  fetchIt().catch((problem: unknown) => {
    if (problem instanceof ApiProblem && problem.status === 404) notThere.add(what);
    else retryLater(attempt, () => fetchUntilThere(what, fetchIt, attempt + 1));
  });
}

/** Somebody has chosen other decks: perhaps because one of them is there now. */
function forgetWhatWasNotThere(): void {
  for (const what of notThere) asked.delete(what);
  notThere.clear();
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
