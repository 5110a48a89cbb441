import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../../i18n/i18n.svelte";
import { bringOwn, wordsOn } from "./wordCards.svelte";

const BOOKS: Record<string, Record<string, string[]>> = {
  "/api/words/en": { "1/vehicles": ["lorry"] },
  "/api/words/en-US": { "1/vehicles": ["truck"] },
  "/api/words/es-419": { "1/vehicles": ["camión"] },
};

beforeAll(() => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(BOOKS[path])));
});
afterAll(() => vi.unstubAllGlobals());

describe("the words of a card", () => {
  it.each([
    ["en", "lorry"],
    ["en-US", "truck"],
    ["es-419", "camión"],
    ["en", "lorry"],
  ] as const)("are those that a reader of %s knows", async (reader, word) => {
    await speak(reader);
    await vi.waitFor(() => expect(wordsOn("1/vehicles")).toEqual([word]));
  });

  it("are the same for everybody on a card that the host brought", () => {
    bringOwn({ "own/1": ["Ferris wheel"] });
    expect(wordsOn("own/1")).toEqual(["Ferris wheel"]);
  });
});
