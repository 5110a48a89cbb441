import { describe, expect, it } from "vitest";
import { frame } from "./frame";

describe("the sheet of a saved museum", () => {
  it("has the same margin on the left and on the right", () => {
    const hanging = { left: -340, top: 120, right: 1900, bottom: 1400 };
    const { size, shift } = frame(hanging);
    expect(hanging.left + shift.x).toBeCloseTo(size.width - (hanging.right + shift.x));
    expect(hanging.top + shift.y).toBeGreaterThan(0);
    expect(hanging.bottom + shift.y).toBeLessThan(size.height);
  });

  it("is wide enough for its words, with a small museum in the middle", () => {
    const { size, shift } = frame({ left: 0, top: 0, right: 300, bottom: 220 });
    expect(size.width).toBeGreaterThan(800);
    expect(shift.x + 150).toBe(size.width / 2);
  });
});
