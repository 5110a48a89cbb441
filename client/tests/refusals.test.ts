import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../src/i18n/i18n.svelte";
import { refusalText } from "../src/i18n/refusal";
import { GAME_FOLDERS, sentencesOf } from "./languageFiles";

const root = join(import.meta.dirname, "../..");

function sources(folder: string): string {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".py"),
  );
  return files.map((file) => readFileSync(join(root, folder, file), "utf8")).join("\n");
}

/** Codes that no browser is answered with: the command line says them. */
const NOT_FOR_BROWSERS = "museum-";

function raised(...folders: string[]): string[] {
  const text = folders.map((folder) => sources(`src/vernissage/${folder}`)).join("\n");
  return found([
    ...text.matchAll(/Refused\(\s*"([a-z0-9-]+)"/g),
    ...text.matchAll(/Verdict\("(?:refused|doubt)", "([a-z-]+)"/g),
  ]);
}

function listed(): string[] {
  const firstCells = readFileSync(join(root, "docs/refusals.md"), "utf8").match(/^\| `[^|]+/gm) ?? [];
  return found([...firstCells.join().matchAll(/`([a-z0-9-]+)`/g)]);
}

function found(matches: RegExpMatchArray[]): string[] {
  return [...new Set(matches.map((match) => match[1]!))].filter((code) => !code.startsWith(NOT_FOR_BROWSERS)).sort();
}

function sentencesOfOwners(...owners: string[]): string[] {
  return owners.flatMap((owner) => Object.keys(sentencesOf(owner, "en", "refusals")));
}

describe("a refusal", () => {
  beforeAll(() => speak("en"));

  it("has a sentence in the shell for every code of the server around the games", () => {
    const known = sentencesOfOwners("shell");
    expect(raised("contract", "limits", "table", "web", "decks").filter((code) => !known.includes(code))).toEqual([]);
  });

  it.each(GAME_FOLDERS)("of %s has a sentence there or in the shell", (game) => {
    const known = sentencesOfOwners(game, "shell");
    expect(raised(`games/${game}`).filter((code) => !known.includes(code))).toEqual([]);
  });

  it("has a sentence if it is documented", () => {
    const known = sentencesOfOwners("shell", ...GAME_FOLDERS);
    expect(listed().filter((code) => !known.includes(code))).toEqual([]);
  });

  it("says its facts", () => expect(refusalText("name-taken", { name: "Anna" })).toContain("Anna"));

  it("has words for a code that nobody foresaw", () => expect(refusalText("quite-new")).toContain("quite-new"));
});
