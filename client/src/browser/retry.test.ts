// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { triesNow, tryLater } from "./retry";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("pauses grow with every attempt, up to ten minutes", () => {
  const again = vi.fn();
  tryLater(0, again);
  vi.advanceTimersByTime(2_000);
  expect(again).toHaveBeenCalledTimes(1);
  tryLater(20, again);
  vi.advanceTimersByTime(599_000);
  expect(again).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(again).toHaveBeenCalledTimes(2);
});

test("nobody waits longer than until the connection is back", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  tryLater(5, first);
  dispatchEvent(new Event("online"));
  tryLater(5, second);
  triesNow();
  vi.advanceTimersByTime(60_000);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test("what is not wanted any more is not tried", () => {
  const again = vi.fn();
  tryLater(0, again)();
  triesNow();
  vi.advanceTimersByTime(600_000);
  expect(again).not.toHaveBeenCalled();
});
