import type { SendingLimits } from "../wire";

/** The share of the server's limits that is used; the rest is for what we do not count, such as the browser's pongs. */
const RATE_SHARE = 0.7;
const BURST_SHARE = 0.5;

/** Throttle: keeps well below the rate limits that the server has told, so that it never disconnects us. */
export function throttle() {
  let limits: SendingLimits | null = null;
  let buckets: { messages: Bucket; bytes: Bucket; ink: Bucket } | null = null;

  function startAfresh(): void {
    if (!limits) return;
    buckets = {
      messages: shareOf(limits.messages_per_second, limits.messages_at_once),
      bytes: shareOf(limits.bytes_per_second, limits.bytes_at_once),
      ink: bucket(limits.ink_frames_per_second, limits.ink_frames_per_second), // what is too much is only dropped
    };
  }

  return {
    /** Takes over the limits of a `Welcome`. */
    obey(told: SendingLimits): void {
      if (JSON.stringify(told) === JSON.stringify(limits)) return;
      limits = told;
      startAfresh();
    },
    /** Starts afresh on a new connection. */
    startAfresh,
    isTooBig: (size: number): boolean => limits !== null && size > limits.message_bytes,
    /** How many messages may wait for an answer. */
    window: (): number => (limits ? limits.unanswered * BURST_SHARE : Infinity),
    /** Milliseconds until a message of `size` bytes may be sent; 0: now. */
    wait: (size: number): number => (buckets ? Math.max(buckets.messages.wait(1), buckets.bytes.wait(size)) : 0),
    sent(size: number): void {
      buckets?.messages.take(1);
      buckets?.bytes.take(size);
    },
    /** Pays for a frame of ink of `size` bytes; returns whether it may be sent. */
    takeInk(size: number): boolean {
      if (!buckets || Math.max(buckets.ink.wait(1), buckets.bytes.wait(size)) > 0) return false;
      buckets.ink.take(1);
      buckets.bytes.take(size);
      return true;
    },
  };
}

export type Throttle = ReturnType<typeof throttle>;

function shareOf(perSecond: number, atOnce: number): Bucket {
  return bucket(perSecond * RATE_SHARE, Math.max(1, atOnce * BURST_SHARE));
}

type Bucket = ReturnType<typeof bucket>;

/** A token bucket: fills with time, up to `atOnce`. */
function bucket(perSecond: number, atOnce: number) {
  let level = atOnce;
  let filled = performance.now(); // the clock of the day may be set back

  function fill(): number {
    const now = performance.now();
    level = Math.min(atOnce, level + ((now - filled) / 1_000) * perSecond);
    filled = now;
    return level;
  }

  return {
    /** Milliseconds until there is `amount`, or as much as there can be. */
    wait: (amount: number): number => Math.ceil(Math.max(0, ((Math.min(amount, atOnce) - fill()) / perSecond) * 1_000)),
    take: (amount: number): void => void (level = fill() - amount),
  };
}
