import { describe, expect, it } from "vitest";
import { bestEyes, bestPencils } from "./prizes";
import type { RevealedGuess, RoundView } from "../wire";
import type { Seat } from "../../../wire";
import { S0, S1, S2 } from "../../../../tests/seats";

const guess = (seat: Seat, right: boolean): RevealedGuess => ({ seat, number: 1, right, won: 0, letter: null });

function round(stacks: RoundView["score"]["stacks"]): RoundView {
  const score = { stacks, black_sheep: null, seats: {} };
  return {
    round: 1,
    level: 1,
    cards: { A: "a", B: "b", C: "c" },
    words: {},
    score,
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

describe("the prizes of the evening", () => {
  const rounds = [
    round({ [S0]: [guess(S1, true), guess(S2, false)], [S1]: [guess(S2, true)] }),
    round({ [S0]: [guess(S1, true)], [S2]: [guess(S0, false)] }),
  ];

  it("go to whoever guessed right most often", () => expect(bestEyes(rounds)).toEqual({ seats: [1], count: 2 }));

  it("go to whoever was recognised most often", () => expect(bestPencils(rounds)).toEqual({ seats: [0], count: 2 }));

  it("count no guess on a drawing that does not count", () => {
    // P29
    const void0 = { ...rounds[0]!, voided: [S0] };
    expect(bestPencils([void0])).toEqual({ seats: [1], count: 1 });
    expect(bestEyes([void0])).toEqual({ seats: [2], count: 1 });
  });

  it("are shared when equal, and nobody's when nobody was right", () => {
    expect(bestEyes([round({ [S0]: [guess(S1, true), guess(S2, true)] })])).toEqual({ seats: [1, 2], count: 1 });
    expect(bestPencils([round({ [S0]: [guess(S1, false)] })])).toBeNull();
  });
});
