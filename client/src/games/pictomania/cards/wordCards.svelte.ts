import { api } from "../../../api";
import { reader } from "../../../i18n/i18n.svelte";
import type { Reader } from "../../../i18n/languages";

type Book = Record<string, string[]>;

/** The words of every card as readers of a language or of a country's variant see them, fetched once each. */
const books = $state<Partial<Record<Reader, Book>>>({});
const asked = new Set<Reader>();
/** Cards that the host brought to this table: the same in every language. */
let own = $state.raw<Book>({});

export function bringOwn(words: Book): void {
  own = words;
}

/** The seven words of a card as the reader reads them; empty until they have come. */
export function wordsOn(card: string | undefined): readonly string[] {
  if (card === undefined) return [];
  const spoken = reader();
  if (!asked.has(spoken)) fetchBook(spoken);
  return own[card] ?? books[spoken]?.[card] ?? [];
}

function fetchBook(spoken: Reader): void {
  asked.add(spoken);
  api.words(spoken).then(
    (book) => (books[spoken] = book),
    () => setTimeout(() => fetchBook(spoken), 2_000),
  );
}
