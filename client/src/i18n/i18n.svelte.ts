import { recall, remember } from "../memory";
import type english from "./en";
import { format, type Message, type Values } from "./format";
import { isLanguage, type Language, preferred } from "./languages";

type Words = typeof english;
type Keys<Area extends keyof Words> = `${Area}.${keyof Words[Area] & string}`;

/** Every sentence there is: "area.key" of the English files. */
export type Key = { [Area in keyof Words]: Keys<Area> }[keyof Words];

const files = import.meta.glob<{ default: Record<string, Record<string, Message>> }>("./*/index.ts");

const chosen = $state({ language: "en" as Language });
let words = $state.raw<Record<string, Record<string, Message>>>({});

/** The reader's language; reading it in a component follows every change. */
export function language(): Language {
  return chosen.language;
}

/** Loads the words of `wanted` and speaks it from then on, on every screen and after a reload. */
export async function speak(wanted: Language): Promise<void> {
  const file = files[`./${wanted}/index.ts`];
  if (!file) return;
  words = (await file()).default;
  chosen.language = wanted;
  document.documentElement.lang = wanted === "zh" ? "zh-Hans" : wanted;
}

/** The same, and remembered. */
export async function choose(wanted: Language): Promise<void> {
  remember("language", wanted);
  await speak(wanted);
}

export function firstLanguage(): Language {
  const remembered = recall("language");
  return isLanguage(remembered) ? remembered : preferred(navigator.languages);
}

/** The sentence `key` in the reader's language. `count` among the values chooses the plural. */
export function t(key: Key, values?: Values): string {
  return find(key, values) ?? key;
}

/** The same for a key that is made from data and may be missing. */
export function find(key: string, values?: Values): string | undefined {
  const dot = key.indexOf(".");
  const message = words[key.slice(0, dot)]?.[key.slice(dot + 1)];
  return message === undefined ? undefined : format(message, chosen.language, values);
}

/** "a, b and c" as the reader's language joins them. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(chosen.language, { type: "conjunction" }).format(items);
}

/** "a, b, c" without an "and". Intl's own form for it runs the words together in Russian and Chinese. */
export function series(items: readonly string[]): string {
  return items.join(chosen.language === "zh" ? "、" : ", ");
}

/** Parts of a label or a sentence, those that are there, with the reader's comma. */
export function apart(parts: readonly string[]): string {
  return parts.filter(Boolean).join(chosen.language === "zh" ? "，" : ", ");
}

/** Sentences one after another. Chinese leaves no space between them. */
export function inOneBreath(sentences: readonly string[]): string {
  return sentences.join(chosen.language === "zh" ? "" : " ");
}

/** What a deck or a painting is called: names by language, at least in English. */
export function named(names: Record<string, string>): string {
  return names[chosen.language] ?? names.en ?? Object.values(names)[0] ?? "";
}
