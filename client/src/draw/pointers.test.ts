import { describe, expect, it } from "vitest";
import { pointers, type Touch } from "./pointers";

const finger = (pointerId: number, size = 20): Touch => ({
  pointerId,
  pointerType: "touch",
  button: 0,
  width: size,
  height: size,
});
const pen = (pointerId: number): Touch => ({ pointerId, pointerType: "pen", button: 0, width: 1, height: 1 });

describe("what draws on a sheet", () => {
  it("is the first finger, not the second", () => {
    const who = pointers();
    expect([who.down(finger(1), 0), who.down(finger(2), 10)]).toEqual(["draw", "ignore"]);
    expect([who.moved(finger(2), 20), who.up(2), who.up(1)]).toEqual([false, false, true]);
  });

  it("is the pen, also when the palm came first", () => {
    const who = pointers();
    who.down(finger(1), 0);
    expect(who.down(pen(2), 10)).toBe("draw-instead");
    expect([who.up(1), who.up(2)]).toEqual([false, true]);
  });

  it("is no palm that lies down while a pen is about", () => {
    const who = pointers();
    who.moved(pen(9), 1_000); // it hovers
    expect(who.down(finger(1), 1_500)).toBe("ignore");
    expect(who.down(finger(1), 9_000)).toBe("draw");
  });

  it("is no palm without a pen either", () => expect(pointers().down(finger(1, 90), 0)).toBe("ignore"));
  it("is no right button", () =>
    expect(pointers().down({ ...pen(1), pointerType: "mouse", button: 2 }, 0)).toBe("ignore"));
});
