import { format, type Message, type Values } from "./format";
import { type Language, languageOf, type Reader } from "./languages";
import { typeset } from "./typography";

/** Sentences by area and key, in one language. */
export type Sentences = Record<string, Record<string, Message>>;
/** The files of all languages, by path; the path names the language. */
export type LanguageFiles = Record<string, () => Promise<Sentences>>;
/** "area.key" of every sentence in an English file. */
export type KeyOf<English> = {
  [Area in keyof English & string]: `${Area}.${keyof English[Area] & string}`;
}[keyof English & string];

let chosen = $state<Reader>("en");

/** All texts on this page: the shell's, and those of the games that were opened. The last one used is at the end. */
const known = new Set<Texts>();

/** Texts that are loaded together: the shell's, or a game's. They follow every change of language. */
export class Texts {
  #languages = $state.raw<Partial<Record<string, Sentences>>>({});
  readonly #files: LanguageFiles;

  constructor(files: LanguageFiles) {
    this.#files = Object.fromEntries(Object.entries(files).map(([path, file]) => [languageIn(path), file]));
    known.add(this);
  }

  /** Resolves once everything can be said in the reader's language, also when it changes meanwhile. */
  async load(): Promise<void> {
    known.delete(this);
    known.add(this);
    while (!this.speaks(language())) await this.fetch(language());
  }

  speaks(language: Language): boolean {
    return this.#languages[language] !== undefined;
  }

  async fetch(language: Language): Promise<void> {
    const sentences = typeset(await this.#files[language]!(), language);
    this.#languages = { ...this.#languages, [language]: sentences };
  }

  /** The sentence `key` in the reader's language, if there is one. */
  find(key: string, values?: Values): string | undefined {
    const dot = key.indexOf(".");
    const message = this.#languages[language()]?.[key.slice(0, dot)]?.[key.slice(dot + 1)];
    return message === undefined ? undefined : format(message, language(), values);
  }
}

/** The reader's language, or how a country writes it; reading it in a component follows every change. */
export function reader(): Reader {
  return chosen;
}

/** The reader's language; reading it in a component follows every change. */
export function language(): Language {
  return languageOf(chosen);
}

let wishes = 0;

/**
 * Speaks as `wanted` reads from now on, as soon as everything on this page can be said in that language. Of several
 * wishes only the last one counts, however long each takes; answers whether it was this one.
 */
export async function speak(wanted: Reader): Promise<boolean> {
  const wish = ++wishes;
  const spoken = languageOf(wanted);
  const silent = (): Texts[] => [...known].filter((texts) => !texts.speaks(spoken));
  while (silent().length > 0) await Promise.all(silent().map((texts) => texts.fetch(spoken)));
  if (wish !== wishes) return false;
  chosen = wanted;
  return true;
}

/** A sentence of the game that was used last, or else of the shell. */
export function findAnywhere(key: string, values?: Values): string | undefined {
  for (const texts of [...known].reverse()) {
    const sentence = texts.find(key, values);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

function languageIn(path: string): string {
  return /\/([a-z]{2})[./]/.exec(path)![1]!;
}
