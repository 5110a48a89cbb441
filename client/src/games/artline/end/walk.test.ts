import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Cell } from "../wall/geometry";
import { walk } from "./walk";

const cells: Cell[] = [
  [0, 0],
  [1, 0],
];

describe("the walk through a finished museum", () => {
  const listeners = new Map<string, () => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("addEventListener", (type: string, listener: () => void) => listeners.set(type, listener));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows one painting after the other, and then leaves the wall alone", () => {
    const shown: (Cell | null)[] = [];
    walk(cells, (cell) => shown.push(cell));
    vi.runAllTimers();
    expect(shown).toEqual([...cells, null]);
  });

  it("ends when the reader touches something", () => {
    const shown: (Cell | null)[] = [];
    walk(cells, (cell) => shown.push(cell));
    vi.advanceTimersByTime(500);
    listeners.get("pointerdown")?.();
    vi.runAllTimers();
    expect(shown).toEqual([cells[0], null]);
  });
});
