import { describe, expect, it } from "vitest";
import { GAME_FOLDERS } from "./languageFiles";

const sources = Object.entries(
  import.meta.glob<string>("../src/games/**/*.{svelte,ts}", { eager: true, query: "?raw", import: "default" }),
);

/** The folders of `games/` from which the modules of one of them import. */
function importedBy(folder: string): string[] {
  const own = sources.filter(([path]) => path.startsWith(`../src/games/${folder}/`));
  const paths = own.flatMap(([path, code]) =>
    [...code.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)].map(([, to]) => new URL(to!, `http://x/${path.slice(7)}`)),
  );
  const folders = paths.map(({ pathname }) => /^\/games\/(\w+)\//.exec(pathname)?.[1] ?? folder);
  return [...new Set(folders)].filter((other) => other !== folder);
}

describe("what games share", () => {
  it("is in the kit, which knows no game", () => expect(importedBy("kit")).toEqual([]));
  it.each(GAME_FOLDERS)("is all that %s sees of others", (game) => expect(importedBy(game)).toEqual(["kit"]));
});
