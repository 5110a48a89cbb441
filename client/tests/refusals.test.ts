import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import sentences from "../src/i18n/en/refusals.json";
import { speak } from "../src/i18n/i18n.svelte";
import { refusalText } from "../src/i18n/refusal";

const root = join(import.meta.dirname, "../..");

function sources(folder: string): string {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".py"));
  return files.map((file) => readFileSync(join(root, folder, file), "utf8")).join("\n");
}

/** Codes that no browser is answered with: the command line says them. */
const NOT_FOR_BROWSERS = /^museum-/;

function codes(): string[] {
  const text = ["table", "web", "games", "decks"].map((part) => sources(`src/vernissage/${part}`)).join("\n");
  const raised = [...text.matchAll(/Refused\(\s*"([a-z0-9-]+)"/g), ...text.matchAll(/Verdict\("(?:refused|doubt)", "([a-z-]+)"/g)];
  const firstCells = readFileSync(join(root, "docs/refusals.md"), "utf8").match(/^\| `[^|]+/gm) ?? [];
  const listed = firstCells.join().matchAll(/`([a-z0-9-]+)`/g);
  return [...new Set([...raised, ...listed].map((match) => match[1]!))].filter((code) => !NOT_FOR_BROWSERS.test(code)).sort();
}

describe("a refusal", () => {
  beforeAll(() => speak("en"));

  it("has a sentence for every code of the server", () => {
    expect(codes().filter((code) => !Object.hasOwn(sentences, code))).toEqual([]);
  });

  it("says seats by name", () => {
    expect(refusalText("not-your-turn", { turn: 2 }, (seat) => `player ${seat}`)).toBe("It is player 2’s turn.");
  });

  it("says its facts", () => expect(refusalText("name-taken", { name: "Anna" })).toContain("Anna"));

  it("has words for a code that nobody foresaw", () => expect(refusalText("quite-new")).toContain("quite-new"));
});
