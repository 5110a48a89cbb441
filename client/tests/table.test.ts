// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { GAME_NAMES, loadGame } from "../src/games/registry";
import { speak } from "../src/i18n/i18n.svelte";
import { altText, caption } from "../src/pictures/alt";
import { choicesWithDeck, firstChoices, rememberSettings } from "../src/settings/choices";
import { duration } from "../src/settings/duration";
import { siteFor } from "../src/ui/sharing/address";
import { freeSeats, isHost, takenColours } from "../src/table/people/people";
import type { TableView } from "../src/table/view";
import type { PaintingCard, ServerFacts } from "../src/wire";
import { S2 } from "./seats";

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
});

describe("the address others are given", () => {
  const facts = { addresses: ["http://192.168.1.5:8000/"] } as unknown as ServerFacts;

  it("is one they can reach when the host sits at the server", () => {
    expect(siteFor({ protocol: "http:", host: "localhost:8000", hostname: "localhost" }, facts)).toBe(
      "http://192.168.1.5:8000",
    );
  });

  it("is the one that the host used otherwise", () => {
    expect(siteFor({ protocol: "https:", host: "play.example", hostname: "play.example" }, facts)).toBe(
      "https://play.example",
    );
  });
});

describe("the settings of a new table", () => {
  it("are for the first of the games", async () => {
    expect((await firstChoices("ru", ["met"])).settings).toMatchObject({ game: GAME_NAMES[0], language: "ru" });
  });

  it.each(GAME_NAMES)("are those of the last time: %s", async (name) => {
    const game = await loadGame(name);
    const { settings } = await firstChoices("en", ["met"]);
    rememberSettings({ ...settings, game: name, seats: 5, setup: game.firstSetup("en", ["met"]) });
    expect((await firstChoices("en", ["impressions", "met"])).settings).toEqual({
      ...settings,
      game: name,
      seats: 5,
      setup: game.firstSetup("en", ["met"]),
    });
  });

  it.each(GAME_NAMES)("are for a game that shows the deck, also after a game of %s", async (name) => {
    const { settings } = await firstChoices("en", ["met"]);
    rememberSettings({ ...settings, game: name, setup: (await loadGame(name)).firstSetup("en", ["met"]) });
    const chosen = await choicesWithDeck("en", ["impressions", "our-trip"], "our-trip");
    expect(chosen.game.decks(chosen.settings.setup)).toEqual(["our-trip"]);
  });
});

describe("what was remembered wrongly", () => {
  it.each(["not json", "{}", '{"game":"chess","setup":{}}'])("is forgotten: %s", async (kept) => {
    localStorage.setItem("vernissage.settings", kept);
    expect((await firstChoices("es", ["impressions"])).settings).toMatchObject({
      game: GAME_NAMES[0],
      seats: 6,
      language: "es",
    });
  });
});

describe("a painting", () => {
  const painting = {
    title: { en: "Boats", ru: "Лодки" },
    artist: { en: "Claude Monet" },
    year: "1873",
    tags: ["boat", "water", "secret"],
  } as unknown as PaintingCard;

  it("is told by what can be seen on it", () =>
    expect(altText(painting, { boat: "boat", water: "water" })).toBe("boat, water"));
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
  it("leave you your own colour", () => expect(takenColours(table)).toEqual(new Set(["sky"])));
  it("include a host", () =>
    expect([isHost(table), isHost({ ...table, you: null }), isHost({ ...table, you: S2 })]).toEqual([
      true,
      false,
      false,
    ]));
});

describe("a time", () => {
  it.each([
    [0, "off"],
    [30, "30\u00a0seconds"],
    [60, "1\u00a0minute"],
    [86_400, "24\u00a0hours"],
  ])("of %i seconds is said in the largest unit", (seconds, said) => expect(duration(seconds, "off")).toBe(said));
});
