import { describe, expect, it } from "vitest";
import { touched } from "./eraser";
import { encode, type Width } from "./ink";

function line(width: Width, ...points: [number, number][]): string {
  return encode({ width, points: points.map(([x, y]) => [x, y, 15] as const) });
}

const sheet = new Map([
  [3, line(0, [100, 100], [500, 100])],
  [4, line(2, [100, 300], [500, 300])],
  [7, line(0, [800, 800])],
]);

describe("an eraser", () => {
  it("touches the strokes on its way, also between two places that it is told of", () => {
    expect(touched(sheet, [300, 50], [300, 400])).toEqual([3, 4]);
    expect(touched(sheet, [300, 50], [300, 200])).toEqual([3]);
  });

  it("reaches a little farther than its middle, and to the edge of broad ink", () => {
    expect(touched(sheet, [300, 124], [300, 124])).toEqual([3]);
    expect(touched(sheet, [300, 130], [300, 130])).toEqual([]);
    expect(touched(sheet, [300, 340], [300, 340])).toEqual([4]);
    expect(touched(sheet, [524, 100], [524, 100])).toEqual([3]);
    expect(touched(sheet, [530, 100], [530, 100])).toEqual([]);
  });

  it("touches a dot", () => expect(touched(sheet, [790, 790], [790, 790])).toEqual([7]));

  it("touches nothing where nothing is", () => expect(touched(sheet, [700, 500], [900, 500])).toEqual([]));
});
