import { recall, remember } from "../browser/storage";
import type english from "./en";
import type { Values } from "./format";
import { isReader, preferred, type Reader } from "./languages";
import { type KeyOf, language, type LanguageFiles, reader, type Sentences, speak, Texts } from "./texts.svelte";
import { bind } from "./typography";

export { language, reader, speak };

/** The sentences of the shell. */
export type Key = KeyOf<typeof english>;

const shell = new Texts(import.meta.glob<Sentences>("./*/index.ts", { import: "default" }));

/** Speaks as `wanted` reads from now on, also after a reload. */
export async function choose(wanted: Reader): Promise<void> {
  if (await speak(wanted)) remember("language", wanted);
}

export function firstReader(): Reader {
  const remembered = recall("language");
  return isReader(remembered) ? remembered : preferred(navigator.languages);
}

/** The sentence `key` in the reader's language. `count` among the values chooses the plural. */
export function t(key: Key, values?: Values): string {
  return find(key, values) ?? key;
}

/** The sentence of a key that is made from data and may be missing. */
export function find(key: string, values?: Values): string | undefined {
  return shell.find(key, values);
}

/** The sentences of a game or of a page, from its own files: `t` knows their keys and the shell's. */
export function textsFrom<English>(files: LanguageFiles) {
  const own = new Texts(files);
  return {
    load: () => own.load(),
    t: (key: KeyOf<English> | Key, values?: Values): string => own.find(key, values) ?? find(key, values) ?? key,
  };
}

/** "a, b and c" as the reader's language joins them. A Russian or Ukrainian "and" stays with the word after it. */
export function list(items: readonly string[]): string {
  const joined = new Intl.ListFormat(reader() === "en" ? "en-GB" : reader(), { type: "conjunction" }).format(items);
  return ["ru", "uk"].includes(language()) ? bind(joined, language()) : joined;
}

/** "a, b, c" without an "and". Intl's own form for it runs the words together in Russian and Chinese. */
export function series(items: readonly string[]): string {
  return items.join(language() === "zh" ? "、" : ", ");
}

/** Parts of a label or a sentence, those that are there, with the reader's comma. */
export function apart(parts: readonly string[]): string {
  return parts.filter(Boolean).join(language() === "zh" ? "，" : ", ");
}

/** Sentences one after another. Chinese leaves no space between them. */
export function inOneBreath(sentences: readonly string[]): string {
  return sentences.join(language() === "zh" ? "" : " ");
}

/** What a deck or a painting is called: names by language, at least in English. */
export function named(names: Record<string, string>): string {
  return names[language()] ?? names.en ?? Object.values(names)[0] ?? "";
}

/** What a game's cover or a painting's title says in the reader's language, with their no-break spaces. */
export function sentence(languages: Record<string, string>): string {
  return bind(named(languages), language());
}
