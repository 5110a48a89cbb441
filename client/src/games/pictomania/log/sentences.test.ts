import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../i18n/i18n.svelte";
import { LANGUAGES, type Language } from "../../../i18n/languages";
import type { People } from "../people/people";
import { soundOf, spokenLine } from "./announce";
import { beatText, tell, winnersText } from "./sentences";
import type { Event, Setup } from "../wire";
import { S0, S1, S2 } from "../../../../tests/seats";

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
  countdown: true,
  led: false,
};

/** One of each kind; the compiler asks for a new one when the rules get a new event. */
const EVENTS: { [Type in Event["type"]]: Extract<Event, { type: Type }> } = {
  Started: { type: "Started", version: 1, setup, seats: [S0, S1, S2], used: [] },
  RoundBegan: { type: "RoundBegan", round: 2, level: 2, cards: { A: "a", B: "b", C: "c" }, seats: [S0, S1, S2] },
  WishMade: { type: "WishMade", seat: S1, letter: "B", card: "b", number: 4 },
  WordExplained: { type: "WordExplained", seat: S2, wisher: S1, text: "a boat" },
  WishEnded: { type: "WishEnded", seat: S1, why: "taken-back" },
  CountdownBegan: { type: "CountdownBegan", round: 2 },
  CardReplaced: { type: "CardReplaced", seat: S1, letter: "B", card: "d" },
  ReadySaid: { type: "ReadySaid", seat: S1 },
  WordDealt: { type: "WordDealt", seat: S1, word: null },
  DrawingBegan: { type: "DrawingBegan", round: 2 },
  StrokeDrawn: { type: "StrokeDrawn", seat: S1, stroke: 1, ink: "AAAA" },
  StrokeUndone: { type: "StrokeUndone", seat: S1 },
  StrokeRedone: { type: "StrokeRedone", seat: S1 },
  StrokesErased: { type: "StrokesErased", seat: S1, step: 2, strokes: [1] },
  SheetCleared: { type: "SheetCleared", seat: S1 },
  SheetTurned: { type: "SheetTurned", seat: S1, upright: true },
  WordPassed: { type: "WordPassed", seat: S1 },
  GuessLaid: { type: "GuessLaid", seat: null, drawer: null, number: null, letter: null },
  GuessTakenBack: { type: "GuessTakenBack", seat: null, drawer: null },
  Guessed: { type: "Guessed", seat: S1, drawer: S2, number: null, letter: null },
  TokenTaken: { type: "TokenTaken", seat: S1, stars: 2 },
  TokenRemoved: { type: "TokenRemoved", stars: 1 },
  Finished: { type: "Finished", seat: S1, why: "choice" },
  WentAway: { type: "WentAway", seat: S1 },
  CameBack: { type: "CameBack", seat: S1 },
  RoundRevealed: { type: "RoundRevealed", round: 2, words: {}, numbers: {}, letters: {} },
  StackShown: { type: "StackShown", round: 2, stack: 2 },
  DrawingVoided: { type: "DrawingVoided", seat: S1, why: "said" },
  DrawingRestored: { type: "DrawingRestored", seat: S1 },
  OwningUpContested: { type: "OwningUpContested", seat: S1, drawer: S2, on: true },
  PointedAt: { type: "PointedAt", seat: S1, drawer: S2, on: true, reason: "letters" },
  PointingAnswered: { type: "PointingAnswered", seat: S2, text: "a snake" },
  LastCall: { type: "LastCall", round: 2 },
  LastCallOver: { type: "LastCallOver", round: 2 },
  HeartGiven: { type: "HeartGiven", seat: S1, round: 2, drawer: S2, on: true },
  SeatClosed: { type: "SeatClosed", seat: S1 },
  Ended: { type: "Ended", reason: "rounds", winners: [S1, S2] },
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
  "WordPassed",
  "GuessLaid",
  "GuessTakenBack",
  "TokenRemoved",
  "StackShown",
  "OwningUpContested",
  "LastCallOver",
]);
const NAMES = ["Анна", "Boris", "陈"];
const people: People = {
  you: S0,
  name: (seat) => NAMES[seat] ?? "?",
  colour: () => "orange",
  face: () => null,
  pencil: () => "#000",
  bot: () => null,
};

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));

  it.each(Object.values(EVENTS))("$type is told, or goes without saying", (event) => {
    const said = tell(event, people);
    if (UNSAID.has(event.type)) expect(said).toBeNull();
    else expect(said).not.toMatch(/^$|[{}]|pictomania\./);
  });

  it.each(["choice", "time", "away", "hurry", "closed"] as const)("being done is told: %s", (why) => {
    expect(tell({ type: "Finished", seat: S1, why }, people)).not.toMatch(/[{}]|pictomania\./);
  });
});

describe("what is told", () => {
  beforeAll(() => speak("en"));

  it("never holds a number that is secret", () =>
    expect(tell({ ...EVENTS.Guessed, number: 5 }, people)).not.toContain("5")); // P17
  it("says when a guess is on your own drawing", () =>
    expect(tell({ ...EVENTS.Guessed, drawer: S0 }, people)).toBe("Boris has made a guess on your drawing."));
  it("says once that time is up", () =>
    expect(
      spokenLine(
        [S0, S1, S2].map((seat) => ({ type: "Finished", seat, why: "time" })),
        people,
      ),
    ).toBe("Time is up."));
  it("names who wins", () => {
    expect(winnersText([S0], people)).toBe("You win!");
    expect(winnersText([S1, S2], people)).toBe("Boris and 陈 win!");
  });

  it("tells the reveal guess by guess", () => {
    const round = {
      words: { 1: { letter: "A", number: 3 } },
      score: { stacks: { 1: [{ seat: 2, number: 3, right: true, won: 2 }] }, black_sheep: null },
    } as never;
    expect(beatText({ kind: "word", drawer: S1 }, round, people, () => "owl")).toBe("Boris drew: owl.");
    expect(beatText({ kind: "guess", drawer: S1, at: 0 }, round, people, () => "")).toBe("陈: 3. Correct!");
    expect(beatText({ kind: "sheep" }, round, people, () => "")).toBe("No black sheep this time");
  });
});

describe("the sound of an update", () => {
  it("is the most telling", () => expect(soundOf([EVENTS.ReadySaid, EVENTS.DrawingBegan], S0)).toBe("turn"));
  it("is none for ink", () => expect(soundOf([EVENTS.StrokeDrawn], S0)).toBeNull());
});
