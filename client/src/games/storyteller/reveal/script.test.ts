import { describe, expect, it } from "vitest";
import { hungOf, scriptOf } from "./script";
import type { TurnView } from "../wire";
import { S0, S1, S2, S3 } from "../../../../tests/seats";

const TURN: TurnView = {
  turn: 1,
  teller: S0,
  clue: { text: "soon", language: "en", words: {} },
  passed: null,
  shown: ["a", "b", "c", "d"],
  given: { [S0]: ["a"], [S1]: ["b"], [S2]: ["c"], [S3]: ["d"] },
  votes: { [S1]: ["a"], [S2]: ["d"], [S3]: ["a"] },
  left_out: [],
  score: null,
  hearts: [],
};

describe("the reveal", () => {
  it("begins with what nobody voted for and ends with the storyteller’s", () =>
    expect(scriptOf(TURN).map((one) => one.painting)).toEqual(["b", "c", "d", "a"])); // S11

  it("keeps the storyteller’s for the end even if nobody found it", () => {
    const missed = { ...TURN, votes: { 1: ["d"], 2: ["d"], 3: ["b"] } };
    expect(scriptOf(missed).at(-1)?.isTellers).toBe(true);
  });

  it("knows whose a painting is and who voted for it", () =>
    expect(hungOf(TURN, "a")).toEqual({ painting: "a", owner: 0, voters: [1, 3], isTellers: true }));
});
