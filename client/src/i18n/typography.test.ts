import { describe, expect, it } from "vitest";
import { bind, typeset } from "./typography";

/** No-break spaces as "~", so that you can read them. */
function shown(text: string, language: string): string {
  return bind(text, language).replaceAll("\u00a0", "~");
}

describe("hyphens", () => {
  it.each([
    ["ru", "что-то общее", "что-\u2060то общее"],
    ["uk", "будь-яка картина", "будь-\u2060яка картина"],
    ["ru", "машина-бетономешалка", "машина-бетономешалка"],
    ["en", "one-time link", "one-time link"],
  ])("%s: %s", (language, text, bound) => expect(bind(text, language)).toBe(bound));
});

describe("ranges", () => {
  it.each([
    ["zh", "3–8 人。", "3–\u20608 人。"],
    ["es", "para {least}–{most}", "para {least}–\u2060{most}"],
    ["en", "a wall – for paintings", "a wall\u00a0– for paintings"],
  ])("%s: %s", (language, text, bound) => expect(bind(text, language)).toBe(bound));
});

describe("no-break spaces", () => {
  it.each([
    ["ru", "Повесьте её на стену и ждите", "Повесьте её~на~стену и~ждите"],
    ["ru", "А в центре — рисунок", "А~в~центре~— рисунок"],
    ["ru", "Если бы не он же", "Если~бы не~он~же"],
    ["uk", "Ви у грі з 5 гравцями", "Ви~у~грі з~5~гравцями"],
    ["en", "{count} paintings – on a wall", "{count}~paintings~– on a wall"],
    ["es", "{count} cuadros en la mano", "{count}~cuadros en la mano"],
    ["zh", "还有 {count} 张画", "还有 {count} 张画"],
  ])("%s: %s", (language, text, bound) => expect(shown(text, language)).toBe(bound));

  it("are in every plural form of every sentence of a file", () => {
    const file = { game: { one: "Вы и я", many: { one: "{count} ход", other: "{count} хода" } } };
    expect(typeset(file, "ru")).toEqual({
      game: { one: "Вы\u00a0и\u00a0я", many: { one: "{count}\u00a0ход", other: "{count}\u00a0хода" } },
    });
  });
});
