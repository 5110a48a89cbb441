// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { seenReveal } from "./seenReveal";

describe("a reveal that was seen in part", () => {
  beforeEach(() => sessionStorage.clear());

  it("is remembered over a reload", () => {
    seenReveal("ABCDE.1").remember(2, 7);
    expect(seenReveal("ABCDE.1").recall(2)).toBe(7);
  });

  it("is not mistaken for that of another round or game", () => {
    seenReveal("ABCDE.1").remember(2, 7);
    expect([
      seenReveal("ABCDE.1").recall(1),
      seenReveal("ABCDE.11").recall(2),
      seenReveal("ABCDE.2").recall(2),
    ]).toEqual([null, null, null]);
  });
});
