import { describe, expect, it } from "vitest";
import type { Cell } from "./geometry";
import { directionOf, stepInStrip, stepTo } from "./keyboard";

const cells: Cell[] = [
  [5, 4],
  [6, 5],
  [5, 6],
  [4, 5],
  [8, 5],
];

describe("arrow keys on the wall", () => {
  it("go to the cell that lies ahead", () => {
    expect(stepTo(cells, [4, 5], "right")).toEqual([6, 5]);
    expect(stepTo(cells, [6, 5], "right")).toEqual([8, 5]);
    expect(stepTo(cells, [5, 6], "up")).toEqual([5, 4]);
  });

  it("stay where nothing lies ahead", () => {
    expect(stepTo(cells, [8, 5], "right")).toEqual([8, 5]);
  });

  it("reach every cell from every other", () => {
    const seen = new Set(["5,4"]);
    const queue: Cell[] = [[5, 4]];
    for (let from = queue.pop(); from; from = queue.pop()) {
      for (const way of ["up", "down", "left", "right"] as const) {
        const to = stepTo(cells, from, way);
        if (!seen.has(String(to))) queue.push(to);
        seen.add(String(to));
      }
    }
    expect(seen.size).toBe(cells.length);
  });

  it("are the four arrows and nothing else", () => {
    expect(directionOf("ArrowLeft")).toBe("left");
    expect(directionOf("a")).toBeNull();
  });
});

describe("arrow keys in a strip", () => {
  it("stop at the ends", () => {
    expect(stepInStrip("ArrowRight", 4, 5)).toBe(4);
    expect(stepInStrip("ArrowLeft", 0, 5)).toBe(0);
    expect(stepInStrip("End", 0, 5)).toBe(4);
    expect(stepInStrip("Enter", 0, 5)).toBeNull();
  });
});
