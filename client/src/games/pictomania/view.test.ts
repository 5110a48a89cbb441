import { describe, expect, it } from "vitest";
import { viewOf } from "./view";
import type { Own, Public } from "./wire";
import { S0, S2 } from "../../../tests/seats";

const own: Own = { may: [], word: null, numbers: {}, guessable: [], guesses: { [S2]: 5 }, meant: {}, held: null };

describe("what a reader sees", () => {
  it("has the numbers of your own guesses, and of nobody else's", () => {
    // P17
    const stacks = {
      2: [
        { seat: 0, number: null },
        { seat: 1, number: null },
      ],
      1: [{ seat: 0, number: null }],
    };
    const view = viewOf({ stacks, history: {} } as unknown as Public, own, S0);
    expect(view.stacks).toEqual({
      2: [
        { seat: 0, number: 5 },
        { seat: 1, number: null },
      ],
      1: [{ seat: 0, number: null }],
    });
  });

  it("has the revealed rounds in order", () => {
    const history = { 2: { round: 2 }, 1: { round: 1 } };
    const view = viewOf({ stacks: {}, history } as unknown as Public, own, null);
    expect(view.history.map(({ round }) => round)).toEqual([1, 2]);
  });
});
