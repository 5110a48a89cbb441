import type { Dial, Line } from "./transport";

const FIRST_DELAY_MS = 250;
const KEEN_DELAY_MS = 1_000;
const KEEN_TRIES = 60; // about a minute: a restart is over by then, a night's sleep is not
const LONGEST_DELAY_MS = 8_000;
const PING_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5_000;
const ANSWER_SOON_MS = 2_000; // somebody is looking: don't let them stare at a dead connection

/** Exponential backoff with jitter: how long to wait before the next attempt, so that not everybody reconnects at once. */
export function delayBefore(attempt: number, random: () => number): number {
  const longest = attempt < KEEN_TRIES ? KEEN_DELAY_MS : LONGEST_DELAY_MS;
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, longest) * (0.5 + random() / 2);
}

export interface Calls {
  opened: () => void;
  message: (text: string) => void;
  bytes: (bytes: Uint8Array) => void;
  lost: () => void;
  ping: () => void;
}

/** Reconnects whenever the connection breaks or falls silent, until `hangUp`. */
export function redial(dial: Dial, calls: Calls) {
  let line: Line | null = null;
  let attempt = 0;
  let hungUp = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    clearTimeout(retry);
    const mine: Line = dial({
      opened: () => mine === line && (listen(), calls.opened()),
      message: (text) => mine === line && (listen(), calls.message(text)),
      bytes: (bytes) => mine === line && (listen(), calls.bytes(bytes)),
      closed: () => mine === line && broke(),
    });
    line = mine;
    watch = setTimeout(broke, ANSWER_WITHIN_MS);
  }

  /** Restarts the watchdog: after a silence it pings, and without an answer it gives the connection up. */
  function listen(): void {
    clearTimeout(watch);
    watch = setTimeout(() => {
      calls.ping();
      watch = setTimeout(broke, ANSWER_WITHIN_MS);
    }, PING_EVERY_MS);
  }

  function broke(): void {
    drop();
    if (hungUp) return;
    calls.lost();
    retry = setTimeout(start, delayBefore(attempt++, Math.random));
  }

  function drop(): void {
    clearTimeout(watch);
    const old = line;
    line = null;
    old?.close();
  }

  return {
    start,
    send: (what: string | Uint8Array<ArrayBuffer>): void => line?.send(what),
    /** Resets the backoff, since the connection works. */
    good: (): void => void (attempt = 0),
    /** Reconnects at once, since the network or the reader is back; pings a connection that still stands. */
    hurry(): void {
      if (hungUp) return;
      if (!line) return start();
      calls.ping();
      clearTimeout(watch);
      watch = setTimeout(broke, ANSWER_SOON_MS);
    },
    /** Drops this connection and opens a new one at once. */
    again(): void {
      drop();
      calls.lost();
      start();
    },
    hangUp(): void {
      hungUp = true;
      clearTimeout(retry);
      drop();
    },
  };
}
