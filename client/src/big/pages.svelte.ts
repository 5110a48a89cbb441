const PAGE_MS = 12_000;

/** Which of `count` pages is shown: nobody is there to turn them, so they turn by themselves, round and round. */
export function turning(count: () => number): () => number {
  let at = $state(0);
  $effect(() => {
    if (count() < 2) return;
    const timer = setInterval(() => (at += 1), PAGE_MS);
    return () => clearInterval(timer);
  });
  return () => at % Math.max(1, count());
}
