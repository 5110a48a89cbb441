import { describe, expect, it } from "vitest";
import en from "../../i18n/en/artline.json";
import enRules from "../../i18n/en/rules-artline.json";
import es from "../../i18n/es/artline.json";
import esRules from "../../i18n/es/rules-artline.json";
import ru from "../../i18n/ru/artline.json";
import ruRules from "../../i18n/ru/rules-artline.json";
import uk from "../../i18n/uk/artline.json";
import ukRules from "../../i18n/uk/rules-artline.json";
import zh from "../../i18n/zh/artline.json";
import zhRules from "../../i18n/zh/rules-artline.json";

type Words = Record<string, string | Record<string, string>>;
const OTHERS: [string, Words, Words][] = [["es", es, esRules], ["ru", ru, ruRules], ["uk", uk, ukRules], ["zh", zh, zhRules]];

function placeholders(message: string | Record<string, string> | undefined): string[] {
  const forms = typeof message === "object" ? Object.values(message) : [message ?? ""];
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();
}

function check(english: Words, other: Words): void {
  expect(Object.keys(other)).toEqual(Object.keys(english));
  for (const [key, message] of Object.entries(english)) expect([key, placeholders(other[key])]).toEqual([key, placeholders(message)]);
}

describe.each(OTHERS)("%s says everything that English says", (_language, words, rules) => {
  it("in the game", () => check(en, words));
  it("in the rules", () => check(enRules, rules));
});
