const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 600_000;

const waiting = new Set<() => void>();
let listens = false;

/** Retries at once whatever waits for the server to be reachable again. */
export function retryNow(): void {
  for (const again of [...waiting]) again();
}

/**
 * Retries with exponential backoff what failed because of the connection: when that is back, or after a pause that
 * doubles with every `attempt`. Call what it returns when nobody wants it any more.
 */
export function retryLater(attempt: number, again: () => void): () => void {
  if (!listens) addEventListener("online", retryNow);
  listens = true;
  const clock = setTimeout(go, Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
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
