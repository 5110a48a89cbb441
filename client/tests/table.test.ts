import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../src/i18n/i18n.svelte";
import { altText, caption } from "../src/pictures/alt";
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
    const settings = firstSettings("ru", ["met"]);
    expect([settings.setup.edition, settings.setup.decks]).toEqual(["tretyakov", ["met"]]);
  });

  it("are those of the last time, but for who began", () => {
    const settings = firstSettings("en", ["impressions", "met"]);
    rememberSettings({ ...settings, seats: 3, setup: { ...settings.setup, decks: ["met"], first: 1 } });
    const again = firstSettings("en", ["impressions", "met"]);
    expect([again.seats, again.setup.decks, again.setup.first]).toEqual([3, ["met"], null]);
  });
});

describe("a painting", () => {
  const painting = { title: { en: "Boats", ru: "Лодки" }, artist: { en: "Claude Monet" }, year: "1873", tags: ["boat", "water", "secret"] } as unknown as PaintingCard;

  it("is told by what can be seen on it", () => expect(altText(painting, { boat: "boat", water: "water" })).toBe("boat, water"));
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
