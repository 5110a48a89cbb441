import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../i18n/i18n.svelte";
import { LANGUAGES, type Language } from "../../../i18n/languages";
import type { People } from "../people";
import { soundOf, spokenLine } from "./announce";
import { beatText, tell, winnersText } from "./sentences";
import type { Event, Setup } from "../wire";

const setup: Setup = {
  rounds: 4,
  levels: [],
  seconds: 180,
  hurry: false,
  learning: false,
  tokens: {},
  own_cards: [],
  own_only: false,
  family: false,
};

/** One of each kind; the compiler asks for a new one when the rules get a new event. */
const EVENTS: { [Type in Event["type"]]: Extract<Event, { type: Type }> } = {
  Started: { type: "Started", version: 1, setup, seats: [0, 1, 2], used: [] },
  RoundBegan: { type: "RoundBegan", round: 2, level: 2, cards: { A: "a", B: "b", C: "c" }, seats: [0, 1, 2] },
  CardReplaced: { type: "CardReplaced", seat: 1, letter: "B", card: "d" },
  ReadySaid: { type: "ReadySaid", seat: 1 },
  WordDealt: { type: "WordDealt", seat: 1, word: null },
  DrawingBegan: { type: "DrawingBegan", round: 2 },
  StrokeDrawn: { type: "StrokeDrawn", seat: 1, stroke: 1, ink: "AAAA" },
  StrokeUndone: { type: "StrokeUndone", seat: 1 },
  StrokeRedone: { type: "StrokeRedone", seat: 1 },
  StrokesErased: { type: "StrokesErased", seat: 1, step: 2, strokes: [1] },
  SheetCleared: { type: "SheetCleared", seat: 1 },
  SheetTurned: { type: "SheetTurned", seat: 1, upright: true },
  WordPassed: { type: "WordPassed", seat: 1 },
  Guessed: { type: "Guessed", seat: 1, drawer: 2, number: null },
  TokenTaken: { type: "TokenTaken", seat: 1, stars: 2 },
  Finished: { type: "Finished", seat: 1, why: "choice" },
  WentAway: { type: "WentAway", seat: 1 },
  CameBack: { type: "CameBack", seat: 1 },
  RoundRevealed: { type: "RoundRevealed", round: 2, words: {}, numbers: {} },
  DrawingVoided: { type: "DrawingVoided", seat: 1, why: "said" },
  PointedAt: { type: "PointedAt", seat: 1, drawer: 2, on: true },
  HeartGiven: { type: "HeartGiven", seat: 1, round: 2, drawer: 2, on: true },
  SeatClosed: { type: "SeatClosed", seat: 1 },
  Ended: { type: "Ended", reason: "rounds", winners: [1, 2] },
};
const UNSAID = new Set([
  "Started",
  "WordDealt",
  "StrokeDrawn",
  "StrokeUndone",
  "StrokeRedone",
  "StrokesErased",
  "SheetCleared",
  "SheetTurned",
  "WentAway",
  "CameBack",
  "HeartGiven",
]);
const NAMES = ["Анна", "Boris", "陈"];
const people: People = {
  you: 0,
  name: (seat) => NAMES[seat] ?? "?",
  colour: () => "orange",
  pencil: () => "#000",
  isBot: () => false,
};

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));

  it.each(Object.values(EVENTS))("$type is told, or goes without saying", (event) => {
    const said = tell(event, people);
    if (UNSAID.has(event.type)) expect(said).toBeNull();
    else expect(said).not.toMatch(/^$|[{}]|pictomania\./);
  });

  it.each(["choice", "time", "away", "hurry", "closed"] as const)("being done is told: %s", (why) => {
    expect(tell({ type: "Finished", seat: 1, why }, people)).not.toMatch(/[{}]|pictomania\./);
  });
});

describe("what is told", () => {
  beforeAll(() => speak("en"));

  it("never holds a number that is secret", () =>
    expect(tell({ ...EVENTS.Guessed, number: 5 }, people)).not.toContain("5")); // P17
  it("says when a guess is on one's own drawing", () =>
    expect(tell({ ...EVENTS.Guessed, drawer: 0 }, people)).toBe("Boris has made a guess on your drawing."));
  it("says once that time is up", () =>
    expect(
      spokenLine(
        [0, 1, 2].map((seat) => ({ type: "Finished", seat, why: "time" })),
        people,
      ),
    ).toBe("Time is up."));
  it("names who wins", () => {
    expect(winnersText([0], people)).toBe("You win!");
    expect(winnersText([1, 2], people)).toBe("Boris and 陈 win!");
  });

  it("tells the reveal guess by guess", () => {
    const round = {
      words: { 1: { letter: "A", number: 3 } },
      score: { stacks: { 1: [{ seat: 2, number: 3, right: true, won: 2 }] }, black_sheep: null },
    } as never;
    expect(beatText({ kind: "word", drawer: 1 }, round, people, () => "owl")).toBe("Boris drew: owl.");
    expect(beatText({ kind: "guess", drawer: 1, at: 0 }, round, people, () => "")).toBe("陈: 3. Correct!");
    expect(beatText({ kind: "sheep" }, round, people, () => "")).toBe("No black sheep this time");
  });
});

describe("the sound of an update", () => {
  it("is the most telling", () => expect(soundOf([EVENTS.ReadySaid, EVENTS.DrawingBegan], 0)).toBe("turn"));
  it("is none for ink", () => expect(soundOf([EVENTS.StrokeDrawn], 0)).toBeNull());
});
