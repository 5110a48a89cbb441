import { describe, expect, it } from "vitest";
import type { Point, Width } from "./ink";
import { edgeOf, PENS } from "./paint";

/** How broad the ink is at `x` of a line along y = 450. */
function breadth(points: readonly Point[], x: number, width: Width = 1): number {
  const near = edgeOf({ width, points }).filter(([at]) => Math.abs(at! - x) < 12);
  const [top, bottom] = [Math.min(...near.map(([, y]) => y!)), Math.max(...near.map(([, y]) => y!))];
  expect(Math.abs(450 - top - (bottom - 450))).toBeLessThan(2); // the pen's way is its middle
  return bottom - top;
}

const across = (...pressures: number[]): Point[] => pressures.map((pressure, at) => [100 + at * 200, 450, pressure]);

describe("the ink of a stroke", () => {
  it("is broader where the hand pressed", () => {
    const line = across(11, 11, 8, 4, 4);
    expect(breadth(line, 200)).toBeGreaterThan(breadth(line, 500) * 1.15);
    expect(breadth(line, 500)).toBeGreaterThan(breadth(line, 800) * 1.15);
  });
  it.each([0, 1, 2] as const)("is as broad as pen %i where nothing is known of the pressure", (width) =>
    expect(breadth(across(15, 15, 15), 300, width)).toBeCloseTo(PENS[width], 0),
  );
  it("is neither hairline nor blot, however fast the hand was", () => {
    for (const pressure of [4, 10]) {
      expect(breadth(across(pressure, pressure, pressure), 300)).toBeGreaterThan(PENS[1] * 0.6);
      expect(breadth(across(pressure, pressure, pressure), 300)).toBeLessThan(PENS[1] * 1.4);
    }
  });
  it("bends between the few points of a fast curve", () => {
    const round = Array.from({ length: 13 }, (_, at): Point => {
      const angle = (at / 12) * 2 * Math.PI;
      return [Math.round(600 + 300 * Math.cos(angle)), Math.round(450 + 300 * Math.sin(angle)), 7];
    });
    const middle = edgeOf({ width: 0, points: round }).filter(([x]) => x! < 600); // the ends are straight
    const away = middle.map(([x, y]) => Math.hypot(x! - 600, y! - 450));
    expect(Math.min(...away)).toBeGreaterThan(300 - PENS[0]); // a straight chord would come 10 units nearer
    expect(Math.max(...away)).toBeLessThan(300 + PENS[0]);
  });
});
