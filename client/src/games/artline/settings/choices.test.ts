import { describe, expect, it } from "vitest";
import { firstSetup, playersServed } from "./choices";
import { S1 } from "../../../../tests/seats";

describe("the first setup", () => {
  it("is the box of the reader's language with a deck that is there", () => {
    expect(firstSetup("ru", ["met"])).toMatchObject({ edition: "tretyakov", decks: ["met"] });
  });

  it("is that of the last time, but for who began", () => {
    const last = { ...firstSetup("en", ["impressions", "met"]), decks: ["met"], first: S1 };
    expect(firstSetup("en", ["impressions", "met"], last)).toEqual({ ...last, first: null });
  });
});

describe("the chosen decks", () => {
  const deck = (id: string, paintings: number) => ({ id, name: {}, paintings, tagged: true });

  it("serve as many players as they have paintings for, and never more than a table seats", () => {
    expect(playersServed({ decks: ["a"] }, [deck("a", 33), deck("b", 96)])).toBe(2);
    expect(playersServed({ decks: ["a", "b"] }, [deck("a", 33), deck("b", 96)])).toBe(6);
  });
});
