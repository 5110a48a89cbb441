import { describe, expect, it } from "vitest";
import { bestEars, bestLiars, bestTold, mostLoved } from "./prizes";
import type { TurnView } from "../wire";
import { S0, S1, S2 } from "../../../../tests/seats";

function turn(number: number, change: Partial<TurnView>): TurnView {
  return {
    turn: number,
    teller: S0,
    clue: null,
    passed: null,
    shown: ["a", "b", "c"],
    given: { [S0]: ["a"], [S1]: ["b"], [S2]: ["c"] },
    votes: {},
    left_out: [],
    score: null,
    hearts: [],
    ...change,
  };
}

describe("the prizes of the evening", () => {
  it("go to the clue with the most hearts", () => {
    const turns = [turn(1, { hearts: [S1] }), turn(2, { hearts: [S1, S2] }), turn(3, {})];
    expect(mostLoved(turns, 3).map((one) => one.turn)).toEqual([2]); // S16
    expect(mostLoved([turn(1, {})], 3)).toEqual([]);
  });

  it("go to all clues that share the most hearts, in the order of the evening", () => {
    const turns = [turn(1, { hearts: [S1] }), turn(2, {}), turn(3, { hearts: [S2] }), turn(4, { hearts: [S0] })];
    expect(mostLoved(turns, 3).map((one) => one.turn)).toEqual([1, 3, 4]); // S16
  });

  it("go to the clues that some found, and to later ones, where there is no room for all", () => {
    const found = { hearts: [S1], score: { outcome: "some" as const, finders: [], seats: {} } };
    const turns = [turn(1, found), ...[2, 3, 4].map((number) => turn(number, { hearts: [S1] }))];
    expect(mostLoved(turns, 3).map((one) => one.turn)).toEqual([1, 3, 4]);
  });

  it("go to whose paintings led the most astray", () =>
    expect(
      bestLiars([turn(1, { votes: { [S1]: ["c"], [S2]: ["b"] } }), turn(2, { votes: { [S1]: ["c"], [S2]: ["a"] } })]),
    ).toEqual({
      seats: [2],
      count: 2,
    }));

  it("go to whoever found it most often, shared when equal", () => {
    const score = { outcome: "some" as const, finders: [S1, S2], seats: {} };
    expect(bestEars([turn(1, { score })])).toEqual({ seats: [1, 2], count: 1 });
    expect(bestEars([turn(1, {})])).toBeNull();
  });

  it("have a clue to remember them by: loved, found by some, and told late", () => {
    const clue = { text: "Almost home", language: "en", words: {} };
    const score = (outcome: "some" | "all") => ({ clue, score: { outcome, finders: [], seats: {} } });
    const numbers = (...turns: TurnView[]): number | undefined => bestTold(turns)?.turn;
    expect(numbers(turn(1, score("some")), turn(2, score("some")), turn(3, score("all")))).toBe(2);
    expect(numbers(turn(1, { ...score("all"), hearts: [S1] }), turn(2, score("some")))).toBe(1);
    expect(numbers(turn(1, { passed: "time" }))).toBeUndefined();
  });
});
