import { describe, expect, it } from "vitest";
import { hungOf, scriptOf } from "./script";
import type { TurnView } from "../wire";

const TURN: TurnView = {
  turn: 1,
  teller: 0,
  clue: { text: "soon", language: "en", words: {} },
  passed: null,
  shown: ["a", "b", "c", "d"],
  given: { 0: ["a"], 1: ["b"], 2: ["c"], 3: ["d"] },
  votes: { 1: ["a"], 2: ["d"], 3: ["a"] },
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
