import { describe, expect, it } from "vitest";
import { format, type Message } from "../src/i18n/format";
import { LANGUAGES, preferred } from "../src/i18n/languages";

const files = import.meta.glob<Record<string, Message>>("../src/i18n/*/*.json", { eager: true, import: "default" });
const AREAS = [...new Set(Object.keys(files).map((path) => path.split("/").at(-1)!.replace(".json", "")))];

function words(language: string, area: string): Record<string, Message> {
  return files[`../src/i18n/${language}/${area}.json`] ?? {};
}

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

describe.each(AREAS)("the words of %s", (area) => {
  const english = words("en", area);

  it.each(Object.keys(LANGUAGES))("are complete in %s", (language) => {
    expect(Object.keys(words(language, area)).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.keys(LANGUAGES))("have the same placeholders in %s as in English", (language) => {
    for (const [key, message] of Object.entries(words(language, area))) {
      const wanted = placeholders(forms(english[key]!).join());
      for (const text of forms(message)) expect(placeholders(text), `${language} ${area}.${key}`).toEqual(wanted);
    }
  });

  it.each(Object.keys(LANGUAGES))("have the plural forms that %s needs", (language) => {
    const needed = pluralForms(language);
    for (const [key, message] of Object.entries(words(language, area))) {
      expect(typeof message, `${language} ${area}.${key}`).toBe(typeof english[key]);
      if (typeof message !== "string") expect(Object.keys(message), `${language} ${area}.${key}`).toEqual(expect.arrayContaining(needed));
    }
  });

  it.each(Object.keys(LANGUAGES))("are never empty in %s", (language) => {
    for (const message of Object.values(words(language, area))) for (const text of forms(message)) expect(text.trim()).not.toBe("");
  });
});

describe("a sentence", () => {
  const paintings = { one: "{count} картина", few: "{count} картины", many: "{count} картин", other: "{count} картины" };

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
});
