import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../i18n/i18n.svelte";
import { LANGUAGES, type Language } from "../../../i18n/languages";
import { soundOf, spokenLine } from "./announce";
import { tell, winnersText, type Scene } from "./sentences";
import { type Event, type Setup, type Theme, USUAL_SETUP } from "../wire";
import { S0, S1, S2 } from "../../../../tests/seats";

const setup: Setup = {
  ...USUAL_SETUP,
};
const boats: Theme = { text: "Boats", language: "en", by: S0, understood: [], whole: false, contested: null };

/** One of each kind; the compiler asks for a new one when the rules get a new event. */
const EVENTS: { [Type in Event["type"]]: Extract<Event, { type: Type }> } = {
  Started: { type: "Started", version: 1, setup, seats: [S0, S1], first: S0 },
  Shuffled: { type: "Shuffled", count: 80, pile: null },
  Dealt: { type: "Dealt", seat: S0, count: 5, paintings: null },
  Hung: { type: "Hung", painting: "d/p", cell: [5, 5] },
  TurnBegan: { type: "TurnBegan", seat: S1, turn: 2 },
  Laid: {
    type: "Laid",
    placement: 1,
    seat: S0,
    owner: S1,
    painting: "d/p",
    cell: [5, 6],
    themes: { c5: boats },
    exhibition: true,
  },
  Renamed: { type: "Renamed", placement: 1, seat: S0, themes: { c5: boats } },
  Explained: { type: "Explained", placement: 1, seat: S0, text: "with sails" },
  Corrected: { type: "Corrected", line: "c5", seat: S0, theme: boats },
  Hesitated: { type: "Hesitated", placement: 1, seat: S1 },
  AcceptsByDefault: { type: "AcceptsByDefault", seat: S1, on: true },
  Withdrawn: { type: "Withdrawn", placement: 1, seat: S1, reason: "does-not-fit", line: "c5" },
  Replied: { type: "Replied", placement: 1, seat: S0, text: "behind the tree" },
  DecisionAsked: { type: "DecisionAsked", placement: 1, seat: S0 },
  MendingEnded: { type: "MendingEnded", placement: 1 },
  Pointed: { type: "Pointed", seat: S1, painting: "d/p", cell: [5, 6] },
  WindowChanged: { type: "WindowChanged", seconds: 60 },
  WentAway: { type: "WentAway", seat: S1 },
  CameBack: { type: "CameBack", seat: S1 },
  Accepted: { type: "Accepted", placement: 1, seat: S1, by_default: false },
  Objected: {
    type: "Objected",
    placement: 1,
    seat: S1,
    objections: [{ reason: "unclear", line: "c5", argument: "I see no boats" }],
  },
  VoteOpened: { type: "VoteOpened", placement: 1, reason: "does-not-fit", line: "c5", by: [S1] },
  Voted: { type: "Voted", placement: 1, seat: S1, line: "c5", keep: null },
  VoteClosed: {
    type: "VoteClosed",
    placement: 1,
    reason: "does-not-fit",
    line: "c5",
    ballots: { [S1]: false, [S2]: true },
    kept: true,
  },
  MendingAsked: { type: "MendingAsked", placement: 1, reason: "not-allowed", line: "c5", by_vote: true },
  TakenBack: { type: "TakenBack", placement: 1, seat: S0, owner: S0, painting: "d/p", why: "choice" },
  Stood: { type: "Stood", placement: 1 },
  Discarded: { type: "Discarded", seat: S1, painting: null, by_clock: true },
  Drew: { type: "Drew", seat: S0, painting: "d/p" },
  HandShown: { type: "HandShown", seat: S0, neighbour: S1, paintings: ["d/p"] },
  Declined: { type: "Declined", seat: S1, by_clock: false },
  LastRoundBegan: { type: "LastRoundBegan", seat: S0, left: [S1] },
  SeatClosed: { type: "SeatClosed", seat: S1 },
  Ended: { type: "Ended", reason: "pile_empty", winners: [S0, S1] },
};
const UNSAID = new Set(["Hesitated", "WentAway", "CameBack", "Shuffled", "Dealt", "Hung"]);
const NAMES = ["Анна", "Boris", "陈"];

const scene: Scene = {
  terms: "room",
  people: { you: S0, name: (seat) => NAMES[seat] ?? "?", colour: () => "orange", face: () => null, bot: () => null },
  theme: () => ({ text: "Boats", language: "en", by: S0, understood: [], whole: false, contested: null }),
  title: () => "Sunrise",
};

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));

  it.each(Object.values(EVENTS).map((event) => [event.type, event] as const))(
    "%s is told without a hole",
    (type, event) => {
      const told = tell(event, scene);
      if (UNSAID.has(type)) return expect(told).toBeNull();
      expect(told?.text).not.toMatch(/[{}]|artline\./);
      expect(told?.text.trim()).not.toBe("");
    },
  );

  it("has a sentence for every reason and way", () => {
    for (const reason of ["unclear", "not-allowed", "does-not-fit"] as const) {
      const objections = [{ reason, line: "c5", argument: "" }];
      expect(tell({ ...EVENTS.Objected, objections }, scene)?.text).toContain("Boats");
      expect(tell({ ...EVENTS.VoteOpened, reason }, scene)?.text).toContain("Boats");
      expect(tell({ ...EVENTS.MendingAsked, reason }, scene)?.text).toContain("Boats");
    }
    for (const why of ["choice", "conceded", "does-not-fit", "time", "seat-closed"] as const)
      expect(tell({ ...EVENTS.TakenBack, why }, scene)?.text).not.toContain("game.");
    // What a neighbour hung goes back to the owner, and it is the neighbour who plays again.
    const lost = tell({ ...EVENTS.TakenBack, seat: S1, why: "does-not-fit" }, scene)?.text;
    expect(lost).toMatch(/^[^.。]*[.。，] ?Boris/);
    expect(tell(EVENTS.Objected, scene)?.text).toContain("I see no boats");
    for (const reason of ["last_round", "pile_empty", "too_few"] as const)
      expect(tell({ ...EVENTS.Ended, reason }, scene)?.text).not.toContain("game.");
  });
});

describe("the terms of an edition", () => {
  beforeAll(() => speak("ru"));

  it("call the crossing of the Louvre a gallery and that of the others an exhibition", () => {
    expect(tell(EVENTS.Laid, scene)?.text).toContain("Галерея!");
    expect(tell(EVENTS.Laid, { ...scene, terms: "gallery" })?.text).toContain("Выставка!");
  });
});

describe("two sentences", () => {
  beforeAll(() => speak("zh"));

  it("follow one another without a space in Chinese", () => {
    expect(tell(EVENTS.VoteClosed, scene)?.text).toBe("投票：1 票赞成，1 票反对。保留。");
    expect(tell(EVENTS.Ended, scene)?.text).not.toContain("。 ");
  });
});

describe("what somebody says", () => {
  beforeAll(() => speak("en"));

  it("is quoted", () => {
    expect(tell(EVENTS.Explained, scene)?.text).toBe("Анна explains: “with sails”");
    expect(tell(EVENTS.Objected, scene)?.text).toContain("“I see no boats”");
  });
});

describe("who wins", () => {
  beforeAll(() => speak("en"));

  it("is said to the winner, of one, of several and of nobody", () => {
    expect(winnersText([S0], scene.people)).toBe("You win!");
    expect(winnersText([S1], scene.people)).toBe("Boris wins!");
    expect(winnersText([S0, S1], scene.people)).toBe("Анна and Boris win together!");
    expect(winnersText([], scene.people)).toBe("Nobody wins.");
  });
});

describe("an update", () => {
  beforeAll(() => speak("en"));
  const entries = [EVENTS.Stood, EVENTS.Drew, EVENTS.TurnBegan].map((event, at) => ({
    id: String(at),
    event,
    themes: {},
  }));

  it("is spoken in one breath, in order", () => {
    expect(spokenLine(entries, scene)).toBe("The painting stays. You draw: “Sunrise”. Boris’s turn.");
  });

  it("has one sound, the most telling", () => {
    expect(soundOf(entries, S1)).toBe("turn");
    expect(soundOf(entries, S0)).toBe("paper");
    expect(soundOf([], S0)).toBeNull();
  });
});
