import type { Cell } from "../wall/geometry";

const STEP_MS = 420;

/** Moves from painting to painting until the reader touches something. Returns a function that stops. */
export function walk(cells: readonly Cell[], show: (cell: Cell | null) => void): () => void {
  const stop = new AbortController();
  let at = 0;
  const timer = setInterval(() => {
    const cell = cells[at++];
    if (cell) show(cell);
    else end();
  }, STEP_MS);

  function end(): void {
    clearInterval(timer);
    if (stop.signal.aborted) return;
    stop.abort();
    show(null);
  }

  for (const touched of ["pointerdown", "keydown", "wheel"])
    addEventListener(touched, end, { signal: stop.signal, capture: true, passive: true });
  return end;
}
