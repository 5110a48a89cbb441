import { describe, expect, it } from "vitest";
import { cellBox, MARGIN, placed, roomBox } from "./geometry";

describe("a cell of the wall", () => {
  it("leaves air around what hangs in it", () => {
    const [cell, room] = [cellBox([2, 1]), roomBox([2, 1])];
    expect(room.left - cell.left).toBe(MARGIN);
    expect(cell.bottom - room.bottom).toBe(MARGIN);
  });

  it("is laid out in units, whose size the wall says", () => {
    expect(placed({ left: -160, top: 0, right: 0, bottom: 120 })).toBe(
      "left: calc(-160 * var(--unit)); top: calc(0 * var(--unit)); width: calc(160 * var(--unit)); height: calc(120 * var(--unit))",
    );
  });
});
