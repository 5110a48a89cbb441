import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SendingLimits } from "../wire";
import { type Throttle, throttle } from "./throttle";

/** What `--messages-per-second 5 --kilobytes-per-second 2` makes of it. */
const LOW: SendingLimits = {
  messages_per_second: 5,
  messages_at_once: 20,
  message_bytes: 8_192,
  unanswered: 100,
  bytes_per_second: 2_048,
  bytes_at_once: 16_384,
  ink_frames_per_second: 25,
  ink_frame_bytes: 1_024,
};
let pace: Throttle;

beforeEach(() => {
  vi.useFakeTimers();
  pace = throttle();
  pace.obey(LOW);
});

afterEach(() => vi.useRealTimers());

/** The server's own bucket: whether it would take `amount` now. */
function serversBucket(perSecond: number, atOnce: number) {
  let level = atOnce;
  let last = performance.now();
  return (amount: number): boolean => {
    level = Math.min(atOnce, level + ((performance.now() - last) / 1_000) * perSecond);
    last = performance.now();
    return (level -= amount) >= 0;
  };
}

/** How many messages of `size` go out in so many seconds; fails if the server would not take one of them. */
function sentIn(seconds: number, size: number): number {
  const takes = serversBucket(LOW.messages_per_second, LOW.messages_at_once);
  const takesBytes = serversBucket(LOW.bytes_per_second, LOW.bytes_at_once);
  let sent = 0;
  for (let passed = 0; passed < seconds * 1_000;) {
    const pause = pace.wait(size);
    vi.advanceTimersByTime(pause);
    passed += pause;
    pace.sent(size);
    expect([takes(1), takesBytes(size)]).toEqual([true, true]);
    sent++;
  }
  return sent;
}

test("as many messages go out as the server has said, and never more", () => {
  const sent = sentIn(60, 10);
  expect(sent).toBeGreaterThan(60 * 5 * 0.6);
  expect(sent).toBeLessThan(60 * 5);
});

test("long messages are fewer", () => {
  const sent = sentIn(60, 1_000);
  expect(sent).toBeGreaterThan(60 * 2 * 0.6);
  expect(sent).toBeLessThan(60 * 2 + 16);
});

test("the longest message goes out once there is room for it", () => {
  expect(pace.isTooBig(8_192)).toBe(false);
  expect(pace.isTooBig(8_193)).toBe(true);
  expect(sentIn(60, 8_192)).toBeGreaterThan(8);
});

test("ink that would be too much is left out", () => {
  const taken = Array.from({ length: 40 }, () => pace.takeInk(20)).filter(Boolean);
  expect(taken).toHaveLength(25);
  vi.advanceTimersByTime(1_000);
  expect(pace.takeInk(20)).toBe(true);
  expect(Array.from({ length: 20 }, () => pace.takeInk(1_000)).every(Boolean)).toBe(false);
});

test("a welcome on the same line gives nothing anew, another line does", () => {
  while (pace.wait(10) === 0) pace.sent(10);
  pace.obey({ ...LOW });
  expect(pace.wait(10)).toBeGreaterThan(0);
  pace.startAfresh();
  expect(pace.wait(10)).toBe(0);
});

test("other limits are kept to as soon as they are told", () => {
  pace.obey({ ...LOW, messages_per_second: 1, messages_at_once: 4 });
  pace.sent(10);
  pace.sent(10);
  expect(pace.wait(10)).toBeGreaterThan(1_000);
});
