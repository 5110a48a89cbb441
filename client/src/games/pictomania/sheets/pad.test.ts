import { describe, expect, it } from "vitest";
import type { Outcome } from "../../contract";
import type { SheetEvent } from "../events";
import { BLANK, drawn } from "./drawn";
import { Pad } from "./pad.svelte";
import { S1, S2 } from "../../../../tests/seats";

const stroke = (ink: string, number = 1): SheetEvent => ({ type: "StrokeDrawn", seat: S1, stroke: number, ink });
const undo: SheetEvent = { type: "StrokeUndone", seat: S1 };

/** An answer of the server that comes when it is told to. */
function later(): { outcome: Promise<Outcome>; answer: (outcome: Outcome) => Promise<void> } {
  let settle: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((done) => (settle = done));
  return { outcome, answer: async (what) => (settle(what), await Promise.resolve(), await Promise.resolve()) };
}

const stored = (number: number): Outcome => ({ done: true, number, word: null });
const refused: Outcome = { done: false, code: "already-done", facts: {} };
const strokes = (pad: Pad, on = BLANK): readonly string[] => pad.over(on).strokes;

describe("your own sheet", () => {
  it("shows a stroke before the server has it", () => {
    const pad = new Pad();
    void pad.expect(stroke("AAAA"), later().outcome);
    expect(strokes(pad)).toEqual(["AAAA"]);
  });

  it("shows it once when the server tells it back, whichever comes first", async () => {
    const pad = new Pad();
    const { outcome, answer } = later();
    void pad.expect(stroke("AAAA"), outcome);
    pad.hear(7, [stroke("AAAA")], S1);
    expect(strokes(pad)).toEqual([]);
    await answer(stored(7));
    expect(strokes(pad)).toEqual([]);
  });

  it("tells two strokes of the same ink apart", () => {
    const pad = new Pad();
    void pad.expect(stroke("AAAA", 1), later().outcome);
    void pad.expect(stroke("AAAA", 2), later().outcome);
    pad.hear(7, [stroke("AAAA", 2)], S1);
    expect(pad.over(BLANK).last).toBe(1);
  });

  it("keeps a stored stroke until its update has come", async () => {
    const pad = new Pad();
    const { outcome, answer } = later();
    void pad.expect(stroke("AAAA"), outcome);
    await answer(stored(8));
    expect(strokes(pad)).toEqual(["AAAA"]);
    pad.hear(8, [], S1); // a whole view: it is in there
    expect(strokes(pad)).toEqual([]);
  });

  it("takes a refused stroke away and leaves the others", async () => {
    const pad = new Pad();
    const { outcome, answer } = later();
    const told = pad.expect(stroke("AAAA"), outcome);
    void pad.expect(stroke("AAIC", 2), later().outcome);
    await answer(refused);
    expect(await told).toEqual(refused);
    expect(strokes(pad)).toEqual(["AAIC"]);
  });

  it("undoes at once", () => {
    const pad = new Pad();
    void pad.expect(undo, later().outcome);
    expect(strokes(pad, [stroke("AAAA", 1), stroke("AAIC", 2)].reduce(drawn, BLANK))).toEqual(["AAAA"]);
  });

  it("erases at once, and brings back what the server did not erase", async () => {
    const [pad, { outcome, answer }] = [new Pad(), later()];
    const sheet = [stroke("AAAA", 1), stroke("AAIC", 2)].reduce(drawn, BLANK);
    void pad.expect({ type: "StrokesErased", seat: S1, step: 3, strokes: [1] }, outcome);
    expect(strokes(pad, sheet)).toEqual(["AAIC"]);
    await answer(refused);
    expect(strokes(pad, sheet)).toEqual(["AAAA", "AAIC"]);
  });

  it("is not moved by what others draw", () => {
    const pad = new Pad();
    void pad.expect(stroke("AAAA"), later().outcome);
    pad.hear(3, [{ type: "StrokeDrawn", seat: S2, stroke: 1, ink: "AAAA" }], S1);
    expect(strokes(pad)).toEqual(["AAAA"]);
  });
});
