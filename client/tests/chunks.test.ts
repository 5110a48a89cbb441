import { describe, expect, it } from "vitest";
import { chunks } from "../chunks.config";

/** Who imports what, by paths under `src`; only `main.ts` is an entry. */
const IMPORTERS: Record<string, string[]> = {
  "main.ts": [],
  "ui/toast.ts": ["main.ts", "pages/Home.svelte"],
  "ui/hand.ts": ["games/chess/cover/Picture.svelte"],
  "table/chat/Chat.svelte": ["table/page/TablePage.svelte"],
  "draw/ink.ts": ["games/chess/Screen.svelte", "games/go/Screen.svelte"],
  "pictures/srcset.ts": ["games/chess/Screen.svelte", "pages/Credits.svelte"],
  "games/chess/texts.ts": ["games/chess/game.ts"],
  "games/chess/board/Board.svelte": ["games/chess/Screen.svelte", "games/chess/big/Big.svelte"],
  "games/chess/board/moves.ts": ["games/chess/board/Board.svelte"],
  "games/chess/board/pieces.ts": ["games/chess/Screen.svelte", "games/chess/rules/rulesPage.ts"],
  "games/chess/wire.ts": ["games/chess/game.ts", "games/chess/laterParts.ts", "games/chess/rules/rulesPage.ts"],
  "games/chess/end/End.svelte": ["games/chess/laterParts.ts"],
  "big/Layout.svelte": ["games/chess/big/Big.svelte", "games/go/big/Big.svelte"],
  "big/mode.ts": ["games/chess/Screen.svelte", "games/go/Screen.svelte"],
  "pages/Credits.svelte": [],
};

const PREFIX = "/client/src/";

const MODULES = {
  getModuleInfo: (id: string) => ({
    isEntry: id === `${PREFIX}main.ts`,
    importers: (IMPORTERS[id.slice(PREFIX.length)] ?? []).map((path) => PREFIX + path),
  }),
};

/** The file that a module goes into; null where the bundler decides. */
function chunkOf(id: string, modules = MODULES): string | null {
  return chunks.map(({ name }) => name(id, modules)).find((chunk) => chunk !== null) ?? null;
}

describe("a module is in the file", () => {
  it.each([
    ["ui/toast.ts", "shell"], // of every page, if the entry needs it
    ["ui/hand.ts", "shell"], // of every page, if a cover needs it
    ["table/chat/Chat.svelte", "table"], // of tables, if their page needs it
    ["draw/ink.ts", "table"], // of tables, if two games need it
    ["pictures/srcset.ts", "table"], // of tables, if a game and a page need it
    ["games/chess/texts.ts", "table"], // of tables, if a game finds its texts with it
    ["big/mode.ts", "table"], // of tables, if it says whether the screen is a big one
    ["games/chess/board/moves.ts", "screen-chess"], // of its game's screen, if nothing else shows it but the big screen
    ["games/chess/board/pieces.ts", null], // that the bundler makes, if the rules show it too
    ["games/chess/wire.ts", "game-chess"], // of its game, if its lobby and what is loaded later need it
    ["games/chess/end/End.svelte", null], // that the bundler makes, if it is among the parts for later
    ["big/Layout.svelte", null], // that the bundler makes, if only big screens show it
    ["pages/Credits.svelte", null], // that the bundler makes, if it is a page
  ])("%s: %s", (path, chunk) => expect(chunkOf(PREFIX + path)).toBe(chunk));

  it("is found where modules import each other", () => {
    const round = { getModuleInfo: (id: string) => ({ isEntry: false, importers: [id === "a" ? "b" : "a"] }) };
    expect(chunkOf("a", round)).toBeNull();
  });
});
