import { describe, expect, it } from "vitest";
import { ranked, signed } from "./points";

describe("points", () => {
  it("are written with their sign", () => expect([3, 0, -2, undefined].map(signed)).toEqual(["+3", "0", "−2", ""])); // P25
  it("rank the seats", () => expect(ranked({ seats: [0, 1, 2], totals: { 0: -1, 1: 5, 2: 2 } })).toEqual([1, 2, 0]));
});
