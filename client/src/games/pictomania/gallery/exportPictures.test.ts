import { describe, expect, it } from "vitest";
import { scaleFor } from "./exportPictures";

describe("a picture of drawings", () => {
  it("is painted in full size", () => expect(scaleFor(1200, 996)).toBe(1));

  it("is no larger than an iPhone can paint it, however many drawings there are", () => {
    const [width, height] = [3936, 4610]; // six players, eight rounds
    const scale = scaleFor(width, height);
    expect(Math.floor(width * scale) * Math.floor(height * scale)).toBeLessThanOrEqual(16_777_216);
    expect(scale).toBeGreaterThan(0.95);
  });
});
