import { describe, expect, it } from "vitest";
import { GAME_FOLDERS, LANGUAGE_FILES } from "./languageFiles";

const sources = Object.entries(
  import.meta.glob<string>("../src/**/*.{svelte,ts}", { eager: true, query: "?raw", import: "default" }),
);

/** What all games share says sentences of each. */
const SHARED = /\/games\/(kit\/|\w+\.ts)/;

/** The code of one game, or all of it for the shell. */
function codeOf(owner: string): string {
  return sources
    .filter(([path]) => owner === "shell" || path.includes(`/games/${owner}/`) || SHARED.test(path))
    .map(([, code]) => code)
    .join("\n");
}

/** Keys that are put together: `shell.colour-${colour}`. */
function made(code: string): RegExp[] {
  return [...code.matchAll(/`([a-z]+\.[a-z][^`\s]*\$\{[^`]*)`/g)].map(
    ([, key]) => new RegExp(`^${key!.replace(/\$\{[^}]+\}/g, "[a-z_0-9-]+")}$`),
  );
}

/** Sentences that nobody says. */
function idle(owner: string): string[] {
  const code = codeOf(owner);
  const patterns = made(code);
  const files = LANGUAGE_FILES.filter(
    (file) => file.owner === owner && file.language === "en" && !SAID_BY_CODE.has(file.area),
  );
  const keys = files.flatMap(({ area, sentences }) => Object.keys(sentences).map((key) => `${area}.${key}`));
  return keys.filter((key) => !code.includes(`"${key}"`) && !patterns.some((pattern) => pattern.test(key)));
}

/** Refusals are chosen by the server's codes, rules by names that a game puts together; both have tests of their own. */
const SAID_BY_CODE = new Set(["refusals", "rules"]);

describe("every sentence is used", () => {
  it.each(["shell", ...GAME_FOLDERS])("of %s", (owner) => expect(idle(owner)).toEqual([]));
});
