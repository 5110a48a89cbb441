const FIRST = 2_000; // milliseconds
const LONGEST = 600_000;

const waiting = new Set<() => void>();
let listens = false;

/** The server can be reached again: whatever waits for that is tried now. */
export function triesNow(): void {
  for (const again of [...waiting]) again();
}

/**
 * Tries once more what failed because of the connection: when that is back, or after a pause that grows with every
 * `attempt`. Call what it returns when nobody wants it any more.
 */
export function tryLater(attempt: number, again: () => void): () => void {
  if (!listens) addEventListener("online", triesNow);
  listens = true;
  const clock = setTimeout(go, Math.min(FIRST * 2 ** attempt, LONGEST));
  waiting.add(go);

  function stop(): void {
    clearTimeout(clock);
    waiting.delete(go);
  }

  function go(): void {
    stop();
    again();
  }

  return stop;
}
