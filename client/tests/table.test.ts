import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../src/i18n/i18n.svelte";
import { altText, caption } from "../src/pictures/alt";
import { firstSetup } from "../src/settings/artline/choices";
import { firstSettings, rememberSettings } from "../src/settings/choices";
import { duration } from "../src/settings/duration";
import { siteFor } from "../src/table/address";
import { freeSeats, isHost, takenColours } from "../src/table/people";
import type { PaintingCard, ServerFacts, TableView } from "../src/wire";

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
});

describe("the address others are given", () => {
  const facts = { addresses: ["http://192.168.1.5:8000/"] } as unknown as ServerFacts;

  it("is one they can reach when the host sits at the server", () => {
    expect(siteFor({ protocol: "http:", host: "localhost:8000", hostname: "localhost" }, facts)).toBe("http://192.168.1.5:8000");
  });

  it("is the one that the host used himself otherwise", () => {
    expect(siteFor({ protocol: "https:", host: "play.example", hostname: "play.example" }, facts)).toBe("https://play.example");
  });
});

describe("the settings of a new table", () => {
  it("are the box of the reader's language with a deck that is there", () => {
    expect(firstSettings("ru", ["met"]).setup).toMatchObject({ type: "artline", edition: "tretyakov", decks: ["met"] });
  });

  it("are those of the last time, but for who began", () => {
    const setup = { ...firstSetup("en", ["impressions", "met"]), decks: ["met"], first: 1 };
    rememberSettings({ ...firstSettings("en", ["met"]), seats: 3, setup });
    expect(firstSettings("en", ["impressions", "met"])).toMatchObject({ seats: 3, setup: { decks: ["met"], first: null } });
  });
});

describe("what was remembered wrongly", () => {
  it.each(["not json", "{}", '{"setup":{"type":"chess"}}'])("is forgotten: %s", (kept) => {
    localStorage.setItem("vernissage.settings", kept);
    expect(firstSettings("es", ["impressions"]).setup).toMatchObject({ edition: "hermitage" });
  });
});

describe("a painting", () => {
  const painting = { title: { en: "Boats", ru: "Лодки" }, artist: { en: "Claude Monet" }, year: "1873", tags: ["boat", "water", "secret"] } as unknown as PaintingCard;

  it("is told by what can be seen on it", () => expect(altText(painting, { boat: "boat", water: "water" })).toBe("boat, water"));
  it.each([
    ["ru", "boat, water"],
    ["zh", "boat、water"],
  ] as const)("keeps what is seen apart in %s", async (language, told) => {
    await speak(language);
    expect(altText(painting, { boat: "boat", water: "water" })).toBe(told);
  });
  it("is told by its title where nobody has looked", () => expect(altText(painting, {})).toBe("Painting: Boats"));

  it("has its names in the reader's language, or else in English", async () => {
    await speak("ru");
    expect(caption(painting)).toBe("Лодки, Claude Monet, 1873");
  });
});

describe("the people at a table", () => {
  const table = {
    settings: { seats: 4 },
    seats: [
      { seat: 0, colour: "orange" },
      { seat: 2, colour: "sky" },
    ],
    you: 0,
    host: 0,
  } as unknown as TableView;

  it("leave the other seats free", () => expect(freeSeats(table)).toEqual([1, 3]));
  it("leave one's own colour to oneself", () => expect(takenColours(table)).toEqual(new Set(["sky"])));
  it("include a host", () => expect([isHost(table), isHost({ ...table, you: null }), isHost({ ...table, you: 2 })]).toEqual([true, false, false]));
});

describe("a time", () => {
  it.each([
    [0, "off"],
    [30, "30 seconds"],
    [60, "1 minute"],
    [86_400, "24 hours"],
  ])("of %i seconds is said in the largest unit", (seconds, said) => expect(duration(seconds, "off")).toBe(said));
});
