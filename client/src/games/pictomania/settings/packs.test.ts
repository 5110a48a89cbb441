import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnCard } from "./choices";
import { forgetPack, keepPack, keptPacks, linkTo, MOST_PACKS, packIn, readPack, tidyName, writePack } from "./packs";

const words = ["вальс", "танго", "samba", "华尔兹", "полька", "«Весна» Вивальди", "рок-н-ролл"];
const PACK = { name: "Танцы и ещё", cards: [{ level: 3, words }] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("a pack of word cards", () => {
  it("is read from the text it was written as", () => expect(readPack(writePack(PACK), "?")).toEqual(PACK));
  it("has a usual name where the text has none", () =>
    expect(readPack("a,b,c,d,e,f,g", "My cards")?.name).toBe("My cards"));
  it("is none without a card", () => expect(readPack("# only a name\nthree, words, here", "?")).toBeNull());

  it("travels in a link that a browser alone reads", () => {
    const link = linkTo(PACK, "https://example.org")!;
    expect(link).toMatch(/^https:\/\/example\.org\/new\?game=pictomania#pack=[\w-]+$/);
    expect(packIn(new URL(link).hash, "?")).toEqual(PACK);
  });
  it("is too long for a link with too many words", () =>
    expect(linkTo({ name: "all", cards: Array<OwnCard>(200).fill(PACK.cards[0]!) }, "https://example.org")).toBeNull());
  it.each(["#pack=", "#pack=!!!", "#pack=gIGC", "#pack=aGVsbG8", `#pack=${"a".repeat(9_000)}`])(
    "cannot be read from %.20s",
    (hash) => expect(packIn(hash, "?")).toBeNull(),
  );
  it.each(["", "#pass=word"])("is not looked for in %s", (hash) => expect(packIn(hash, "?")).toBeUndefined());
});

describe("what the browser keeps", () => {
  it("is sorted by name, each name once", () => {
    keepPack({ ...PACK, name: "b" });
    keepPack({ ...PACK, name: "a" });
    expect(keepPack({ name: "b", cards: [...PACK.cards, ...PACK.cards] })).toBe(true);
    expect(keptPacks().map(({ name, cards }) => [name, cards.length])).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
    forgetPack("a");
    expect(keptPacks().map(({ name }) => name)).toEqual(["b"]);
  });
  it("has a limit", () => {
    for (let at = 0; at < MOST_PACKS; at++) expect(keepPack({ ...PACK, name: `pack ${at}` })).toBe(true);
    expect(keepPack({ ...PACK, name: "one more" })).toBe(false);
    expect(keepPack({ ...PACK, name: "pack 1" })).toBe(true);
  });
  it("is nothing in a browser that keeps nothing", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("forbidden");
      },
    });
    expect(keepPack(PACK)).toBe(false);
  });
  it("is nothing where something else is kept", () => {
    localStorage.setItem("vernissage.word-packs", "{broken");
    expect(keptPacks()).toEqual([]);
  });
});

it("is named in one short line", () => expect(tidyName(`  a \n b ${"x".repeat(50)}`)).toHaveLength(40));
