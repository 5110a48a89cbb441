import { describe, expect, it } from "vitest";
import { USUAL_SETUP } from "../wire";
import { atOnce, firstSetup, levelsOf } from "./choices";

describe("what is played", () => {
  it("is as last time, but for your own cards", () => {
    const last = { ...USUAL_SETUP, rounds: 2, own_only: true, own_cards: [{ level: 1, words: [] }] };
    expect(firstSetup("en", [], last)).toEqual({ ...USUAL_SETUP, rounds: 2 });
  });
  it("is for families when it begins at once, whatever was played last", () =>
    expect(atOnce("en", [], { ...USUAL_SETUP, rounds: 2, family: false })).toMatchObject({ rounds: 2, family: true }));
  it("gets harder from round to round", () => {
    expect(levelsOf({ rounds: 6, levels: [] })).toEqual([1, 2, 3, 4, 4, 4]);
    expect(levelsOf({ rounds: 3, levels: [4, 1] })).toEqual([4, 1, 3]);
  });
});
