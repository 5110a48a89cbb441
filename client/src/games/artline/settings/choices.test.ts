import { describe, expect, it } from "vitest";
import { firstSetup } from "./choices";

describe("the first setup", () => {
  it("is the box of the reader's language with a deck that is there", () => {
    expect(firstSetup("ru", ["met"])).toMatchObject({ edition: "tretyakov", decks: ["met"] });
  });

  it("is that of the last time, but for who began", () => {
    const last = { ...firstSetup("en", ["impressions", "met"]), decks: ["met"], first: 1 };
    expect(firstSetup("en", ["impressions", "met"], last)).toEqual({ ...last, first: null });
  });
});
