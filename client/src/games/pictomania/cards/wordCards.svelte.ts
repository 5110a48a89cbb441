import { api } from "../../../api";
import { language } from "../../../i18n/i18n.svelte";
import type { Language } from "../../../i18n/languages";

type Book = Record<string, string[]>;

/** The words of every card, by language, fetched once each. */
const books = $state<Partial<Record<Language, Book>>>({});
const asked = new Set<Language>();
/** Cards that the host brought to this table: the same in every language. */
let own = $state.raw<Book>({});

export function bringOwn(words: Book): void {
  own = words;
}

/** The seven words of a card in the reader's language; empty until they have come. */
export function wordsOn(card: string | undefined): readonly string[] {
  if (card === undefined) return [];
  const spoken = language();
  if (!asked.has(spoken)) fetchBook(spoken);
  return own[card] ?? books[spoken]?.[card] ?? [];
}

function fetchBook(spoken: Language): void {
  asked.add(spoken);
  api.words(spoken).then(
    (book) => (books[spoken] = book),
    () => setTimeout(() => fetchBook(spoken), 2_000),
  );
}
