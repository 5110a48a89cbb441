const PAGE_MS = 12_000;

/** Cycles through `count` pages by itself, since nobody is there to turn them. */
export function turning(count: () => number): () => number {
  let at = $state(0);
  $effect(() => {
    if (count() < 2) return;
    const timer = setInterval(() => (at += 1), PAGE_MS);
    return () => clearInterval(timer);
  });
  return () => at % Math.max(1, count());
}
