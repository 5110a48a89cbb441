import { describe, expect, it } from "vitest";
import { dense } from "./dense";
import type { Point } from "./ink";

describe("a line between the points that were kept", () => {
  it("is round where it was drawn round", () => {
    const few: Point[] = Array.from({ length: 19 }, (_, at) => [
      Math.round(600 + 300 * Math.cos((at * Math.PI) / 9)),
      Math.round(450 + 300 * Math.sin((at * Math.PI) / 9)),
      15,
    ]);
    const away = dense(few)
      .slice(16, -16)
      .map(([x, y]) => Math.abs(Math.hypot(x - 600, y - 450) - 300));
    expect(Math.max(...away)).toBeLessThan(2);
  });

  it("keeps a square square", () => {
    const square: Point[] = [
      [100, 100, 15],
      [500, 100, 15],
      [500, 500, 15],
      [100, 500, 15],
    ];
    const inside = dense(square).filter(([x, y]) => x > 101 && x < 499 && y > 101 && y < 499);
    expect(inside).toEqual([]);
  });

  it("keeps a long straight line straight when a hook follows it", () => {
    const hook: Point[] = [
      [0, 450, 15],
      [800, 450, 15],
      [815, 456, 15],
      [824, 468, 15],
    ];
    const bulge = dense(hook)
      .filter(([x]) => x < 780)
      .map(([, y]) => Math.abs(y - 450));
    expect(Math.max(...bulge)).toBeLessThan(3);
  });

  it("is a dot for a dot, and never leaves far gaps", () => {
    expect(dense([[5, 6, 15]])).toEqual([[5, 6, 1]]);
    expect(
      dense([
        [0, 0, 15],
        [700, 0, 15],
      ]),
    ).toHaveLength(101);
  });
});
