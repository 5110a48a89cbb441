import { describe, expect, it } from "vitest";
import { totalsWithout } from "./totals";
import type { TurnView } from "../wire";
import { S0, S1, S2 } from "../../../../tests/seats";

const NOTHING = { told: 0, found: 0, spared: 0, drew: 0, sure: 0 };
const TURN: TurnView = {
  turn: 2,
  teller: S0,
  clue: { text: "soon", language: "en", words: {} },
  passed: null,
  shown: ["a", "b", "c"],
  given: { [S0]: ["a"], [S1]: ["b"], [S2]: ["c"] },
  votes: { [S1]: ["a"], [S2]: ["b"] },
  left_out: [],
  score: {
    outcome: "some",
    finders: [S1],
    seats: { [S0]: { ...NOTHING, told: 3 }, [S1]: { ...NOTHING, found: 3, drew: 1 }, [S2]: NOTHING },
  },
  hearts: [],
};
const TOTALS = { [S0]: 3, [S1]: 9, [S2]: 2 };

describe("the totals", () => {
  it("are those of the turns before while a turn is being revealed", () =>
    expect([S0, S1, S2].map(totalsWithout(TOTALS, TURN))).toEqual([0, 5, 2])); // S11

  it("have everything once it is out, and for a turn that was passed", () => {
    expect([S0, S1, S2].map(totalsWithout(TOTALS, undefined))).toEqual([3, 9, 2]);
    expect([S0, S1, S2].map(totalsWithout(TOTALS, { ...TURN, score: null }))).toEqual([3, 9, 2]);
  });
});
