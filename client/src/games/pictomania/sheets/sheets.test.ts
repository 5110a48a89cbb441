import { describe, expect, it } from "vitest";
import { encode } from "../../../draw/ink";
import { Sheets } from "./sheets.svelte";
import { S2, S3 } from "../../../../tests/seats";

const ink = encode({
  width: 1,
  points: [
    [10, 10, 15],
    [20, 20, 15],
  ],
});
const wet = Uint8Array.from([2, 2, 7, 0, 4, 1, 20, 20, 20]); // a pen of seat 2 that begins where the stroke does
const stored = { 1: { 2: { steps: { 7: ink }, done: 1, upright: false, last: 7 } } };

function watched(sheets: Sheets): { strokes: number } {
  const seen = { strokes: 0 };
  sheets.watch(S2)((strokes) => (seen.strokes = strokes.length));
  return seen;
}

describe("everybody's sheets", () => {
  it("show what the server has, also when its story was not told", () => {
    // P11
    const sheets = new Sheets();
    sheets.hear({ number: 8, events: [] }, stored);
    expect(sheets.of(1, S2).strokes).toEqual([ink]);
    expect(sheets.of(1, S3).strokes).toEqual([]);
  });

  it("show wet ink until its stroke is stored", () => {
    const sheets = new Sheets();
    const seen = watched(sheets);
    sheets.receive(wet);
    expect(seen.strokes).toBe(1);
    sheets.hear({ number: 8, events: [{ type: "StrokeDrawn", seat: S2, stroke: 7, ink: "" }] }, stored);
    expect(seen.strokes).toBe(0);
  });

  it("begin with dry ink when everything is shown anew", () => {
    const sheets = new Sheets();
    const seen = watched(sheets);
    sheets.receive(wet);
    sheets.hear({ number: 9, events: [], recent: [] }, stored);
    expect(seen.strokes).toBe(0);
  });

  it("forget wet ink when the line was lost: what is still wet comes again", () => {
    const sheets = new Sheets();
    const seen = watched(sheets);
    sheets.hear({ number: 9, events: [] }, stored);
    sheets.receive(wet);
    sheets.hear({ number: 9, events: [], resumed: true }, stored);
    expect(seen.strokes).toBe(0);
  });
});
