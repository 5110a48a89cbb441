import type { Message } from "./format";
import type { Sentences } from "./texts.svelte";

const NO_BREAK = "\u00a0";
const WORD_JOINER = "\u2060";

/** A space that a line must not end on, and the languages that mind. Translators type plain spaces. */
const BINDINGS: { languages: string[]; space: RegExp }[] = [
  // A number and what it counts, also where the number is filled in later.
  { languages: ["en", "ru", "es", "uk"], space: /(?<=\d|\{count\}) (?=\p{L})/gu },
  // A dash never begins a line.
  { languages: ["en", "ru", "es", "uk"], space: / (?=[–—] )/gu },
  // A preposition, conjunction or particle of one or two letters stays with the next word …
  { languages: ["ru", "uk"], space: /(?<=(?:^|[\s(«„—])(?!(?:бы|же|ли|б|ж) )\p{L}{1,2}) (?=[\p{L}\p{N}{«])/gu },
  // … and a particle that leans on the word before it stays there.
  { languages: ["ru", "uk"], space: / (?=(?:бы|же|ли|б|ж)(?:[\s.,!?…:;)»]|$))/gu },
];

/** A hyphen that a line must not end on: «что-то», «будь-яка», «QR-код». */
const SHORT_AFTER_HYPHEN = /(?<=\p{L})-(?=\p{L}{1,5}(?!\p{L}))/gu;

/** The dash of a range, also where its numbers are filled in later: “3–8”. */
const RANGE = /(?<=[\d}])–(?=[\d{])/gu;

/** `text` with no-break spaces where `language` wants them, and no break in a range or after a hyphen that holds a short
 * word. */
export function bind(text: string, language: string): string {
  const bound = BINDINGS.filter(({ languages }) => languages.includes(language)).reduce(
    (before, { space }) => before.replace(space, NO_BREAK),
    text.replace(RANGE, `–${WORD_JOINER}`),
  );
  return language === "ru" || language === "uk" ? bound.replace(SHORT_AFTER_HYPHEN, `-${WORD_JOINER}`) : bound;
}

/** All sentences of a file, ready to be shown. */
export function typeset(sentences: Sentences, language: string): Sentences {
  return mapValues(sentences, (area) => mapValues(area, (message) => typesetMessage(message, language)));
}

function typesetMessage(message: Message, language: string): Message {
  if (typeof message === "string") return bind(message, language);
  return mapValues(message as Record<string, string>, (form) => bind(form, language));
}

function mapValues<One, Other>(record: Record<string, One>, change: (value: One) => Other): Record<string, Other> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
