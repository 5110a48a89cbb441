import { describe, expect, it } from "vitest";
import { HEADING } from "../../../pictures/poster";
import { layoutOf, WIDTH } from "./eveningLayout";

const LANDSCAPE = { width: 1600, height: 1000 };
const PORTRAIT = { width: 700, height: 1400 };

describe("the picture of an evening", () => {
  it.each([LANDSCAPE, PORTRAIT, { width: 300, height: 300 }])("has one thing below the other (%o)", (picture) => {
    const { told, standings, height } = layoutOf({ picture, lines: 2 }, 8);
    const { painting, plaque, found } = told!;
    expect(painting.y).toBeGreaterThan(HEADING);
    expect(plaque.y).toBeGreaterThan(painting.y + painting.height);
    expect(found).toBeGreaterThan(plaque.y + plaque.height);
    expect(standings).toBeGreaterThan(found);
    expect(height).toBeGreaterThan(standings + 8 * 60);
  });

  it("shows a painting whole, in the middle", () => {
    const { painting } = layoutOf({ picture: PORTRAIT, lines: 1 }, 3).told!;
    expect(painting.height / painting.width).toBeCloseTo(2);
    expect(painting.x + painting.width / 2).toBe(WIDTH / 2);
  });

  it("grows with the clue and with the players", () => {
    const height = (lines: number, players: number): number => layoutOf({ picture: LANDSCAPE, lines }, players).height;
    expect(height(3, 3)).toBeGreaterThan(height(1, 3));
    expect(height(1, 8)).toBeGreaterThan(height(1, 3));
  });

  it("has the points alone when nobody told a clue", () => {
    const { told, standings } = layoutOf(null, 3);
    expect(told).toBeNull();
    expect(standings).toBeGreaterThan(HEADING);
  });
});
