import { expect, it } from "vitest";
import { SKETCHES, wordsOf } from "./sketches";

it("puts the drawn word in its place among the others", () => {
  for (const sketch of SKETCHES) {
    const words = wordsOf(sketch, "en");
    expect(words).toHaveLength(3);
    expect(words[sketch.place]).toBe(sketch.words.en[0]);
  }
});

it("draws on the sheet", () => {
  for (const stroke of SKETCHES.flatMap(({ strokes }) => strokes)) {
    const [xs, ys] = [0, 1].map((odd) => (stroke.match(/-?\d+/g) ?? []).map(Number).filter((_, at) => at % 2 === odd));
    expect(Math.max(...xs!)).toBeLessThan(400);
    expect(Math.max(...ys!)).toBeLessThan(300);
  }
});
