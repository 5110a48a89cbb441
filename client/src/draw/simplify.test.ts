import { describe, expect, it } from "vitest";
import { encode, type Point } from "./ink";
import { simplify } from "./simplify";

const circle: Point[] = Array.from({ length: 400 }, (_, at) => [
  Math.round(600 + 300 * Math.cos((at / 399) * 2 * Math.PI)),
  Math.round(450 + 300 * Math.sin((at / 399) * 2 * Math.PI)),
  15,
]);

describe("a simplified line", () => {
  it("is its two ends when it is straight", () => {
    expect(
      simplify([
        [0, 0, 15],
        [50, 50, 15],
        [100, 100, 15],
      ]),
    ).toEqual([
      [0, 0, 15],
      [100, 100, 15],
    ]);
  });

  it("keeps its corners", () => {
    expect(
      simplify([
        [0, 0, 15],
        [50, 0, 15],
        [100, 0, 15],
        [100, 50, 15],
        [100, 100, 15],
      ]),
    ).toEqual([
      [0, 0, 15],
      [100, 0, 15],
      [100, 100, 15],
    ]);
  });

  it("keeps where the pen pressed harder", () => {
    expect(
      simplify([
        [0, 0, 2],
        [50, 0, 15],
        [100, 0, 2],
      ]),
    ).toHaveLength(3);
  });

  it("stays within a unit of what was drawn", () => {
    const kept = simplify(circle);
    for (const [x, y] of circle)
      expect(Math.min(...kept.map((to, at) => distance(x, y, kept[at - 1] ?? to, to)))).toBeLessThanOrEqual(1);
  });

  it("makes two busy minutes of drawing lighter than 20 KB", () => {
    const strokes = Array.from({ length: 110 }, () => encode({ width: 1, points: simplify(circle) }));
    expect(strokes.join("").length).toBeLessThan(20_000);
  });

  it("leaves a dot a dot", () => {
    expect(simplify([[5, 5, 15]])).toEqual([[5, 5, 15]]);
    expect(
      simplify([
        [5, 5, 15],
        [5, 5, 15],
      ]),
    ).toEqual([[5, 5, 15]]);
  });
});

function distance(x: number, y: number, [x1, y1]: Point, [x2, y2]: Point): number {
  const square = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square));
  return Math.hypot(x - x1 - (x2 - x1) * share, y - y1 - (y2 - y1) * share);
}
