import { describe, expect, it } from "vitest";
import type { Cover } from "../src/games/contract";
import { format, type Message } from "../src/i18n/format";
import { LANGUAGES, languageOf, preferred, type Reader, READERS } from "../src/i18n/languages";
import { LANGUAGE_FILES, sentencesOf } from "./languageFiles";

const AREAS = LANGUAGE_FILES.filter((file) => file.language === "en").map(({ owner, area }) => [owner, area] as const);
const covers = import.meta.glob<Cover>("../src/games/*/cover.json", { eager: true, import: "default" });

function forms(message: Message): string[] {
  return typeof message === "string" ? [message] : Object.values(message);
}

/** A plural form may leave the number out ("a painting"). */
function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].filter((one) => one !== "{count}").sort();
}

/** The forms of numbers that happen here: nobody holds a million paintings. */
function pluralForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)))];
}

describe.each(AREAS)("the sentences of %s: %s", (owner, area) => {
  const sentences = (language: string): Record<string, Message> => sentencesOf(owner, language, area);
  const english = sentences("en");

  it.each(Object.keys(LANGUAGES))("are complete in %s", (language) => {
    expect(Object.keys(sentences(language)).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.keys(LANGUAGES))("have the same placeholders in %s as in English", (language) => {
    for (const [key, message] of Object.entries(sentences(language))) {
      const wanted = placeholders(forms(english[key]!).join());
      for (const text of forms(message)) expect(placeholders(text), `${language} ${area}.${key}`).toEqual(wanted);
    }
  });

  it.each(Object.keys(LANGUAGES))("have the plural forms that %s needs", (language) => {
    const needed = pluralForms(language);
    for (const [key, message] of Object.entries(sentences(language))) {
      expect(typeof message, `${language} ${area}.${key}`).toBe(typeof english[key]);
      if (typeof message !== "string")
        expect(Object.keys(message), `${language} ${area}.${key}`).toEqual(expect.arrayContaining(needed));
    }
  });

  it.each(Object.keys(LANGUAGES))("are never empty in %s", (language) => {
    for (const message of Object.values(sentences(language)))
      for (const text of forms(message)) expect(text.trim()).not.toBe("");
  });
});

describe.each(Object.entries(covers))("the cover %s", (_path, cover) => {
  it.each(["name", "hint"] as const)("has a %s in every language", (what) => {
    expect(Object.keys(cover[what]).sort()).toEqual(Object.keys(LANGUAGES).sort());
    for (const text of Object.values(cover[what])) expect(text.trim()).not.toBe("");
  });
});

describe("a sentence", () => {
  const paintings = {
    one: "{count} картина",
    few: "{count} картины",
    many: "{count} картин",
    other: "{count} картины",
  };

  it.each([
    [1, "1 картина"],
    [3, "3 картины"],
    [5, "5 картин"],
    [21, "21 картина"],
  ])("chooses the plural for %i", (count, said) => expect(format(paintings, "ru", { count })).toBe(said));

  it("fills what it knows and leaves what it does not", () => {
    expect(format("{name} took {what}", "en", { name: "Anna" })).toBe("Anna took {what}");
  });
});

describe("the first language", () => {
  it("is the first of the reader's that we speak", () => expect(preferred(["fr-FR", "uk-UA", "en"])).toBe("uk"));
  it("is English for everybody else", () => expect(preferred(["fr", "de"])).toBe("en"));
  it.each([
    ["en-GB", "en"],
    ["en", "en"],
    ["en-US", "en-US"],
    ["es-ES", "es"],
    ["es", "es"],
    ["es-MX", "es-419"],
    ["es-419", "es-419"],
    ["zh-Hant-TW", "zh"],
  ] as const)("is read as the country of %s writes it: %s", (tag, reader) =>
    expect(preferred([tag, "ru"])).toBe(reader),
  );
  it.each(Object.keys(READERS))("has its sentences for a reader of %s", (reader) =>
    expect(LANGUAGES).toHaveProperty(languageOf(reader as Reader)),
  );
});
