// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryNow, retryLater } from "./retry";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("pauses grow with every attempt, up to ten minutes", () => {
  const again = vi.fn();
  retryLater(0, again);
  vi.advanceTimersByTime(2_000);
  expect(again).toHaveBeenCalledTimes(1);
  retryLater(20, again);
  vi.advanceTimersByTime(599_000);
  expect(again).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(again).toHaveBeenCalledTimes(2);
});

test("nobody waits longer than until the connection is back", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  retryLater(5, first);
  dispatchEvent(new Event("online"));
  retryLater(5, second);
  retryNow();
  vi.advanceTimersByTime(60_000);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test("what is not wanted any more is not tried", () => {
  const again = vi.fn();
  retryLater(0, again)();
  retryNow();
  vi.advanceTimersByTime(600_000);
  expect(again).not.toHaveBeenCalled();
});
