import { describe, expect, it } from "vitest";
import { columnsOf, modeOf, sidesOf } from "./layout";

describe("a screen", () => {
  it.each([
    [1440, 855, "wide"],
    [1024, 700, "wide"],
    [360, 695, "tall"],
    [768, 980, "tall"],
    [740, 315, "flat"],
    [900, 412, "flat"],
  ] as const)("of %i × %i is %s", (width, height, mode) => expect(modeOf(width, height)).toBe(mode));
});

describe("the others", () => {
  it("sit on both sides", () => expect(sidesOf([1, 2, 3, 4, 5])).toEqual({ left: [1, 2, 3], right: [4, 5] }));

  it.each([
    [2, "tall", false, 2],
    [5, "tall", false, 5],
    [2, "tall", true, 2],
    [5, "tall", true, 2],
    [2, "flat", false, 2],
    [4, "flat", true, 2],
    [5, "flat", true, 3],
  ] as const)("%i of them on a %s screen, mine finished: %s, lie %i abreast", (others, mode, swapped, columns) =>
    expect(columnsOf(others, mode, swapped)).toBe(columns),
  );
});
