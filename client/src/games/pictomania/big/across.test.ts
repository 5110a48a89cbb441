import { describe, expect, it } from "vitest";
import { acrossFor } from "./across";

describe("sheets side by side on a big screen", () => {
  it("are as many as make all of them largest", () => {
    expect([3, 4, 5, 6].map((count) => acrossFor(count, 1350, 950))).toEqual([2, 2, 3, 3]);
  });

  it("are one where nothing is known yet", () => {
    expect(acrossFor(6, 0, 0)).toBe(1);
  });
});
