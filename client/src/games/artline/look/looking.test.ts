import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Looking } from "./looking.svelte";

describe("a painting under the mouse", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is shown large once the mouse rests on it for 400 ms", () => {
    const looking = new Looking();
    looking.peek("d/boats");
    vi.advanceTimersByTime(399);
    expect(looking.peeked).toBeNull();
    vi.advanceTimersByTime(1);
    expect(looking.peeked).toBe("d/boats");
  });

  it("waits anew whenever the mouse moves", () => {
    const looking = new Looking();
    looking.peek("d/boats");
    vi.advanceTimersByTime(300);
    looking.peek("d/cat");
    vi.advanceTimersByTime(300);
    expect(looking.peeked).toBeNull();
    vi.advanceTimersByTime(100);
    expect(looking.peeked).toBe("d/cat");
  });

  it("is gone with the mouse, and gives way to a close look", () => {
    const looking = new Looking();
    looking.peek("d/boats");
    looking.stopPeeking();
    vi.runAllTimers();
    expect(looking.peeked).toBeNull();
    looking.peek("d/boats");
    looking.look("d/cat");
    vi.runAllTimers();
    expect([looking.peeked, looking.shown?.id]).toEqual([null, "d/cat"]);
  });
});
