import { describe, expect, it } from "vitest";
import { type Box, placeMark } from "./placing";

const view: Box = { left: 8, top: 8, right: 352, bottom: 732 };
const size = { width: 320, height: 110 };

function covers(placed: { left: number; top: number }, other: Box): boolean {
  return (
    placed.left < other.right &&
    placed.left + size.width > other.left &&
    placed.top < other.bottom &&
    placed.top + size.height > other.top
  );
}

describe("a mark of the guide", () => {
  it("lies right beside what it explains and points at it", () => {
    const hand = { left: 0, top: 600, right: 360, bottom: 740 };
    const placed = placeMark(hand, size, view);
    expect(placed.side).toBe("above");
    expect(placed.top + size.height).toBeLessThan(hand.top);
  });

  it("stays on the screen", () => {
    const corner = { left: 330, top: 0, right: 360, bottom: 30 };
    const { left, top } = placeMark(corner, size, view);
    expect(left).toBeGreaterThanOrEqual(view.left);
    expect(left + size.width).toBeLessThanOrEqual(view.right);
    expect(top).toBeGreaterThanOrEqual(view.top);
  });

  it("leaves free what is in use, and goes further away for it", () => {
    const place = { left: 150, top: 300, right: 210, bottom: 340 };
    const busy = [
      { left: 0, top: 180, right: 360, bottom: 299 },
      { left: 0, top: 341, right: 360, bottom: 470 },
    ];
    const placed = placeMark(place, size, view, busy);
    expect([place, ...busy].some((box) => covers(placed, box))).toBe(false);
    expect(placed.side).toBeNull();
    expect(placed.covers).toBe(false);
  });

  it("never covers what it explains where there is any room beside it", () => {
    const wall = { left: 0, top: 130, right: 360, bottom: 560 };
    expect(covers(placeMark(wall, size, view, [{ left: 0, top: 0, right: 360, bottom: 129 }]), wall)).toBe(false);
  });

  it("says when there is no room for it", () => {
    const words = { left: 0, top: 60, right: 360, bottom: 660 };
    const button = { left: 20, top: 680, right: 340, bottom: 730 };
    expect(placeMark(button, size, view, [words]).covers).toBe(true);
  });
});
