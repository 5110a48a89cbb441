import { describe, expect, it } from "vitest";
import type { Entry } from "../log/chronicle.svelte";
import { stepsAt, type Moment } from "./firstGame";
import type { PlaceView, View } from "../view";
import { S0, S1 } from "../../../../tests/seats";
import type { Seat } from "../../../wire";

const gold: PlaceView = {
  cell: [5, 4],
  exhibition: true,
  lines: [
    { line: "r4", effect: "extends", theme: null, paintings: [] },
    { line: "c5", effect: "opens", theme: null, paintings: [] },
  ],
};
const turn = {
  phase: "turn",
  acting: [0],
  may: ["lay", "discard"],
  turn: 0,
  turn_number: 1,
  placement: null,
  result: null,
  last_round: null,
} as unknown as View;
const laid = {
  type: "Laid",
  placement: 1,
  seat: 0,
  owner: 0,
  painting: "d/p",
  cell: [5, 6],
  themes: {},
  exhibition: false,
} as const;

function at(moment: Partial<Moment>): string[] {
  return stepsAt({
    view: turn,
    you: S0,
    terms: "gallery",
    chosen: null,
    place: null,
    lit: [],
    entries: [],
    ...moment,
  }).map((step) => step.name);
}

function told(...events: object[]): Entry[] {
  return events.map((event, id) => ({ id: String(id), event: event as Entry["event"], themes: {} }));
}

describe("the guide of the first game", () => {
  it("begins with the hand", () => expect(at({})).toEqual(["goal", "hand"]));

  it("explains places, and gold only where some is", () => {
    expect(at({ chosen: "d/p", lit: [{ ...gold, exhibition: false }] })).toEqual(["places"]);
    expect(at({ chosen: "d/p", lit: [gold] })).toEqual(["places", "gold"]);
  });

  it("explains naming and fitting where they are asked for", () =>
    expect(at({ chosen: "d/p", place: gold, lit: [gold] })).toEqual(["theme", "fit"]));

  it("explains judging before anything else", () => {
    const view = {
      ...turn,
      phase: "window",
      may: ["accept", "object"],
      acting: [0],
      turn: 1,
      placement: { seat: 1 },
    } as unknown as View;
    expect(at({ view })).toEqual(["object"]);
  });

  it("says after your turn why you drew, or did not", () => {
    const view = { ...turn, acting: [1], turn: 1, may: [] } as unknown as View;
    const began = { type: "TurnBegan", seat: 0 };
    const stood = { type: "Stood", placement: 1 };
    expect(at({ view, entries: told(began, laid, stood) })).toEqual(["goal", "drew"]);
    expect(at({ view, entries: told(began, { ...laid, exhibition: true }, stood) })).toEqual(["goal", "shrunk"]);
    expect(at({ view, entries: told(began, laid) })).toEqual(["goal"]);
  });

  it("speaks of the last round to those who have a turn left", () => {
    const last = (left: Seat[]): View => ({ ...turn, last_round: { by: S1, left } });
    expect(at({ view: last([S0]) })).toEqual(["last", "goal", "hand"]);
    expect(at({ view: { ...last([S1]), acting: [S1] } })).toEqual(["goal"]);
  });

  it("is silent after the end", () =>
    expect(at({ view: { ...turn, result: { reason: "last_round", winners: [S0] } } })).toEqual([]));
});
