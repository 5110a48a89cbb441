import { describe, expect, it } from "vitest";
import { keyIn } from "./owner.svelte";
import { deckSizes, sizeIn } from "./deckSizes";
import { searchTags, type TagNames } from "./tagSearch";

const NAMES: TagNames = {
  boat: ["лодка", "шлюпка"],
  "sailing-boat": ["лодка с парусом", "парусник"],
  sea: ["море"],
  hedgehog: ["ёж"],
  woman: ["женщина", "дама"],
};

function tags(said: string, given: string[] = []): string[] {
  return searchTags(NAMES, said, given).map(({ tag }) => tag);
}

describe("searching the vocabulary", () => {
  it("puts the whole word before a longer one", () => expect(tags("лодка")).toEqual(["boat", "sailing-boat"]));
  it("finds words inside a name", () => expect(tags("пару")).toEqual(["sailing-boat"]));
  it("says through which synonym it was found", () =>
    expect(searchTags(NAMES, "дама", [])).toEqual([{ tag: "woman", name: "женщина", through: "дама" }]));
  it("minds neither case nor ё", () => expect(tags("ЕЖ")).toEqual(["hedgehog"]));
  it("leaves out what is given", () => expect(tags("лод", ["boat"])).toEqual(["sailing-boat"]));
  it("finds nothing for nothing", () => expect(tags("  ")).toEqual([]));
});

describe("the owner's key", () => {
  const key = "abcdefghijklmnopqrstuvwxyz_-0123456789";
  it("is found in the link and by itself", () => {
    expect(keyIn(` http://localhost:8000/decks#owner=${key}\n`)).toBe(key);
    expect(keyIn(key)).toBe(key);
  });
  it("is not found in anything else", () =>
    expect([keyIn(""), keyIn("hello"), keyIn("http://localhost:8000/decks")]).toEqual(["", "", ""]));
});

describe("the size of a deck", () => {
  const size = sizeIn({ players: [2, 6], paintingsFor: (players) => 7 * players + 1 }, "a game");
  it("says how many may play", () =>
    expect([0, 14, 15, 28, 29, 500].map((paintings) => size(paintings).players)).toEqual([0, 0, 2, 3, 4, 6]));
  it("aims at four players, then at as many as the game has", () => {
    expect(size(15)).toMatchObject({ aim: { players: 4, paintings: 29 }, least: { players: 2, paintings: 15 } });
    expect(size(29).aim).toEqual({ players: 6, paintings: 43 });
  });
  it("is another one in each game that shows paintings", async () => {
    const sizes = (await deckSizes()).map((sizeOf) => sizeOf(56));
    expect(sizes.length).toBeGreaterThan(1);
    expect(new Set(sizes.map(({ players }) => players)).size).toBeGreaterThan(1);
  });
});
