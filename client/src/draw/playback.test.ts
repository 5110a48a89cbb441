import { describe, expect, it } from "vitest";
import { encode } from "./ink";
import { playback, playingTime } from "./playback";

const across = encode({
  width: 1,
  points: [
    [0, 0, 15],
    [600, 0, 15],
  ],
});
const down = encode({
  width: 1,
  points: [
    [0, 0, 15],
    [0, 600, 15],
  ],
});

describe("playing a drawing back", () => {
  const moment = playback([across, down]);

  it("begins with an empty sheet and ends with the whole drawing", () => {
    expect(moment(0)).toEqual({ whole: 0, under: null });
    expect(moment(1)).toEqual({ whole: 2, under: null });
  });

  it("shows the stroke under the pen as far as it has come", () => {
    const { whole, under } = moment(0.25);
    expect(whole).toBe(0);
    expect(under?.points.at(-1)?.[0]).toBeCloseTo(270);
    expect(moment(0.75).whole).toBe(1);
  });

  it("shows an empty sheet as empty", () => expect(playback([])(0.5)).toEqual({ whole: 0, under: null }));

  it("never takes long", () => {
    expect(playingTime(Array.from({ length: 500 }, () => across))).toBe(9_000);
    expect(playingTime([across])).toBe(1_200);
  });
});
