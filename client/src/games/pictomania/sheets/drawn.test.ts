import { describe, expect, it } from "vitest";
import type { SheetEvent } from "../events";
import { BLANK, drawn, sheetIn, type Sheet } from "./drawn";
import { S0, S2, S3 } from "../../../../tests/seats";

const [one, two, three] = ["AAAA", "AAIC", "AAQE"];
const draw = (ink: string, stroke = 1): SheetEvent => ({ type: "StrokeDrawn", seat: S0, stroke, ink });
const undo: SheetEvent = { type: "StrokeUndone", seat: S0 };
const redo: SheetEvent = { type: "StrokeRedone", seat: S0 };
const erase = (step: number, ...strokes: number[]): SheetEvent => ({ type: "StrokesErased", seat: S0, step, strokes });

function after(...events: SheetEvent[]): Sheet {
  return events.reduce(drawn, BLANK);
}

describe("a sheet", () => {
  it("takes strokes back and brings them again, the last first", () => {
    expect(after(draw(one, 1), draw(two, 2), undo).strokes).toEqual([one]);
    expect(after(draw(one, 1), draw(two, 2), undo, undo, redo).strokes).toEqual([one]);
    expect(after(draw(one, 1), draw(two, 2), undo, undo, redo, redo).strokes).toEqual([one, two]);
  });

  it("forgets what was undone with the next step", () => {
    expect(after(draw(one, 1), undo, draw(two, 2), redo).strokes).toEqual([two]);
    expect(after(draw(one, 1), draw(two, 2), undo, erase(3, 1), redo).strokes).toEqual([]);
  });

  it("brings back with one undo what one step has erased, each in its place", () => {
    const cleared = after(draw(one, 1), draw(two, 2), draw(three, 3), erase(4, 2), erase(5, 1, 3));
    expect(cleared.strokes).toEqual([]);
    expect(drawn(cleared, undo).strokes).toEqual([one, three]);
    expect([undo, undo].reduce(drawn, cleared).strokes).toEqual([one, two, three]);
    expect([undo, undo, redo].reduce(drawn, cleared).strokes).toEqual([one, three]);
  });

  it("knows its strokes by number", () =>
    expect([...after(draw(one, 1), draw(two, 2), erase(3, 1)).ink]).toEqual([[2, two]]));

  it("stays as it is when there is nothing to undo or redo", () =>
    expect(after(undo, redo, draw(one, 1), redo).strokes).toEqual([one]));

  it("knows the highest number of a stroke, though it was undone", () =>
    expect(after(draw(one, 4), undo).last).toBe(4));

  it("is turned", () => expect(after({ type: "SheetTurned", seat: S0, upright: true }).upright).toBe(true));
});

describe("a sheet that the server has", () => {
  const sheets = { 1: { 2: { steps: { 1: one, 2: two, 4: [1], 5: three }, done: 3, upright: true, last: 5 } } };

  it("shows what was not undone", () => {
    expect(sheetIn(sheets, 1, S2)).toMatchObject({ strokes: [two], done: 3, upright: true, last: 5 });
    expect(drawn(sheetIn(sheets, 1, S2), redo).strokes).toEqual([two, three]);
    expect(drawn(sheetIn(sheets, 1, S2), undo).strokes).toEqual([one, two]);
  });

  it("is blank while there is nothing on it", () => expect(sheetIn(sheets, 2, S3)).toBe(BLANK));

  it("is the same for as long as nothing happens on it", () =>
    expect(sheetIn({ ...sheets }, 1, S2)).toBe(sheetIn(sheets, 1, S2)));
});
