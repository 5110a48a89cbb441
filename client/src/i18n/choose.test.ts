// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { choose, reader, speak } from "./i18n.svelte";
import { Texts } from "./texts.svelte";

const answers = new Map<string, { come: () => void; fail: (problem: Error) => void }>();

/** Texts that come when the test lets them. */
const slowly = (language: string) => () =>
  new Promise<Record<string, never>>((come, fail) => answers.set(language, { come: () => come({}), fail }));

new Texts({
  "./en/index.ts": () => Promise.resolve({}),
  "./es/index.ts": slowly("es"),
  "./ru/index.ts": slowly("ru"),
});

const remembered = (): string | null => localStorage.getItem("vernissage.language");

beforeEach(async () => {
  await speak("en");
  localStorage.clear();
});

test("a language that did not come is not remembered", async () => {
  const choice = choose("es");
  answers.get("es")!.fail(new Error("offline"));
  await expect(choice).rejects.toThrow("offline");
  expect([reader(), remembered()]).toEqual(["en", null]);
});

test("of two quick choices the later one wins, even if the earlier one comes last", async () => {
  const first = choose("es");
  const second = choose("ru");
  answers.get("ru")!.come();
  await second;
  answers.get("es")!.come();
  await first;
  expect([reader(), remembered()]).toEqual(["ru", "ru"]);
});
