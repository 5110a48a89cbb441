import { describe, expect, it } from "vitest";
import { S2 } from "../../../../tests/seats";
import type { Seat } from "../../../wire";
import type { RoundView } from "../wire";
import { ALL_PARTS, partsOf } from "./sum";

function round(black_sheep: Seat | null): RoundView {
  return {
    round: 1,
    level: 1,
    cards: { A: "a", B: "b", C: "c" },
    words: {},
    score: { stacks: {}, seats: {}, black_sheep },
    shown: [],
    sums_shown: true,
    voided: [],
    owned_up: [],
    contested: {},
    restored: [],
    pointed: {},
    answers: {},
    hearts: {},
  };
}

describe("the first scoring", () => {
  it("goes from what was won to the points", () => expect(partsOf(round(S2))).toEqual(ALL_PARTS));
  it("has no step for a black sheep that is none", () =>
    expect(partsOf(round(null))).toEqual(["won", "left", "black", "points"]));
});
