import { describe, expect, it } from "vitest";
import { stepsAt, type Moment } from "./firstGame";
import type { View } from "../view";
import { S0 } from "../../../../tests/seats";

const reading = { phase: "reading", may: ["ready", "replace"], guessable: [] } as unknown as View;
const drawing = { ...reading, phase: "drawing", may: ["draw", "guess", "token"], guessable: [1, 2] } as View;

function at(view: View, strokes: Record<number, number> = {}, summing = false): string[] {
  const moment: Moment = { view, you: S0, strokes: (seat) => strokes[seat] ?? 0, summing };
  return stepsAt(moment).map((step) => step.name);
}

describe("the guide of the first game", () => {
  it("begins with the words", () => {
    expect(at(reading)).toEqual(["read"]);
    expect(at({ ...reading, may: [] })).toEqual([]);
  });

  it("explains your word until you draw", () => {
    expect(at(drawing)).toEqual(["word"]);
    expect(at(drawing, { 0: 1 })).toEqual([]);
  });

  it("speaks of guessing where something can be seen, and only to a player who has drawn", () => {
    expect(at(drawing, { 1: 2 })).toEqual(["word"]);
    const moment: Moment = { view: drawing, you: S0, strokes: (seat) => [1, 1, 2][seat]!, summing: false };
    expect(stepsAt(moment).map((step) => [step.name, step.anchors])).toEqual([["guess", ["[data-anchor=sheet-2]"]]]);
  });

  it("speaks of tokens once the drawing is finished", () =>
    expect(at({ ...drawing, may: ["guess", "token"] }, { 0: 3 })).toEqual(["token"]));

  it("explains the reveal, then the points", () => {
    const reveal = { ...reading, phase: "reveal" } as View;
    expect([at(reveal), at(reveal, {}, true)]).toEqual([["reveal"], ["points"]]);
  });

  it("is silent after the end", () => expect(at({ ...reading, phase: "over" })).toEqual([]));
});
