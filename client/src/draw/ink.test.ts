import { describe, expect, it } from "vitest";
import { BadInk, decode, encode, read, type Stroke } from "./ink";
import vectors from "./ink-vectors.json";

const STROKES = vectors as unknown as (Stroke & { ink: string })[];

describe("a stroke", () => {
  it.each(STROKES)("is written as the server writes it: $ink", ({ width, points, ink }) =>
    expect(encode({ width, points })).toBe(ink),
  );
  it.each(STROKES)("is read as the server reads it: $ink", ({ width, points, ink }) =>
    expect(decode(ink)).toEqual({ width, points }),
  );

  it.each(["", "AA", "CAAA", "A4CA", "A4CAgICA", "¿"])("is not what %j says", (text) =>
    expect(() => decode(text)).toThrow(BadInk),
  );

  it("can be read as far as it has come", () => {
    expect(read([0, 2, 4, 6])).toEqual({ stroke: { width: 0, points: [[1, 2, 15]] }, rest: 1 });
  });
});
