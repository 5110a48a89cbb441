import { describe, expect, it } from "vitest";
import { ranked, signed } from "./points";
import { S0, S1, S2 } from "../../../../tests/seats";

describe("points", () => {
  it("are written with their sign", () => expect([3, 0, -2, undefined].map(signed)).toEqual(["+3", "0", "−2", ""])); // P25
  it("rank the seats", () =>
    expect(ranked({ seats: [S0, S1, S2], totals: { [S0]: -1, [S1]: 5, [S2]: 2 } })).toEqual([1, 2, 0]));
});
