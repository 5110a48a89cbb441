import { describe, expect, it } from "vitest";
import { FULL_PRESSURE } from "./ink";
import { handPressure } from "./pressure";

/** The pressure along a line to the right; `steps` are how many units it goes on in each 10 ms. */
function along(steps: readonly number[], pointerType = "mouse", pressure = 0.5): number[] {
  const press = handPressure();
  let x = 0;
  return [0, ...steps].map((step, at) => press({ x: (x += step), y: 0, at: at * 10, pointerType, pressure }));
}

const SLOW = Array<number>(20).fill(2);
const QUICK = Array<number>(20).fill(30);

describe("a hand", () => {
  it("presses less where it is fast", () => {
    expect(along(SLOW).at(-1)).toBeGreaterThan(along(QUICK).at(-1)! + 3);
    expect(along([...QUICK, ...SLOW]).at(-1)).toBe(along(SLOW).at(-1));
  });
  it("never changes its pressure at one blow", () => {
    const all = along([...SLOW, ...QUICK, ...SLOW]);
    for (const [at, one] of all.entries()) if (at > 0) expect(Math.abs(one - all[at - 1]!)).toBeLessThanOrEqual(2);
  });
  it("presses as a pen says, a little less where it is fast", () => {
    expect(along([], "pen", 1)).toEqual([FULL_PRESSURE - 1]);
    expect(along(SLOW, "pen", 0.2).at(-1)).toBe(3);
    expect(along(QUICK, "pen", 1).at(-1)).toBeLessThan(FULL_PRESSURE - 2);
    expect(along(QUICK, "pen", 1).at(-1)).toBeGreaterThan(along(QUICK, "pen", 0.4).at(-1)!);
  });
  it("leaves a line everywhere", () => {
    for (const all of [along(Array(9).fill(900)), along(Array(9).fill(900), "pen", 0.01)])
      for (const one of all) expect(one).toBeGreaterThanOrEqual(1);
  });
  it("is not fast because two reports came in the same moment", () => {
    const press = handPressure();
    const touch = { x: 0, y: 0, at: 5, pointerType: "touch", pressure: 0 };
    expect(press(touch)).toBe(press({ ...touch, x: 400 }));
  });
});
