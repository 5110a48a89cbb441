import { describe, expect, it } from "vitest";
import type { SheetEvent } from "../events";
import { BLANK, drawn, sheetIn, type Sheet } from "./drawn";

const [one, two, three] = ["AAAA", "AAIC", "AAQE"];
const draw = (ink: string, stroke = 1): SheetEvent => ({ type: "StrokeDrawn", seat: 0, stroke, ink });
const undo: SheetEvent = { type: "StrokeUndone", seat: 0 };
const redo: SheetEvent = { type: "StrokeRedone", seat: 0 };
const clear: SheetEvent = { type: "SheetCleared", seat: 0 };

function after(...events: SheetEvent[]): Sheet {
  return events.reduce(drawn, BLANK);
}

describe("a sheet", () => {
  it("takes strokes back and brings them again, the last first", () => {
    expect(after(draw(one), draw(two), undo).strokes).toEqual([one]);
    expect(after(draw(one), draw(two), undo, undo, redo).strokes).toEqual([one]);
    expect(after(draw(one), draw(two), undo, undo, redo, redo).strokes).toEqual([one, two]);
  });

  it("forgets what was undone with the next stroke", () =>
    expect(after(draw(one), undo, draw(two)).undone).toEqual([]));

  it("brings a cleared drawing back stroke by stroke", () => {
    const cleared = after(draw(one), draw(two), clear);
    expect(cleared.strokes).toEqual([]);
    expect([redo, redo].reduce(drawn, cleared).strokes).toEqual([one, two]);
  });

  it("knows the highest number of a stroke, though it was undone", () =>
    expect(after(draw(one, 4), undo).last).toBe(4));

  it("is turned", () => expect(after({ type: "SheetTurned", seat: 0, upright: true }).upright).toBe(true));
});

describe("a sheet that the server has", () => {
  const sheets = { 1: { 2: { ink: { 1: one, 2: two, 4: three }, shown: 1, upright: true, last: 4 } } };

  it("shows as many strokes as were not undone", () => {
    expect(sheetIn(sheets, 1, 2)).toEqual({ strokes: [one], undone: [three, two], upright: true, last: 4 });
    expect([redo, redo].reduce(drawn, sheetIn(sheets, 1, 2)).strokes).toEqual([one, two, three]);
  });

  it("is blank while there is nothing on it", () => expect(sheetIn(sheets, 2, 5)).toBe(BLANK));

  it("is the same for as long as nothing happens on it", () =>
    expect(sheetIn({ ...sheets }, 1, 2)).toBe(sheetIn(sheets, 1, 2)));
});
