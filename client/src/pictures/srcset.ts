import type { PaintingCard } from "../wire";

/** What a browser says about a file that it fetched; sizes and moments are 0 where it says nothing. */
export type Fetched = Pick<PerformanceResourceTiming, "transferSize" | "responseStart" | "responseEnd">;

const TELLING_BYTES = 10_000; // less than that arrives at once
const SLOW_BYTES_PER_MS = 150; // a hand of paintings would take three seconds

/** Whether files have come slowly to this page so far: if so, a small picture is loaded before the large one. */
export function isSlow(fetched: readonly Fetched[]): boolean {
  const large = fetched.filter(({ transferSize }) => transferSize > TELLING_BYTES);
  const slow = large.filter(
    ({ transferSize, responseStart, responseEnd }) => transferSize < SLOW_BYTES_PER_MS * (responseEnd - responseStart),
  );
  return slow.length > large.length / 2;
}

/** The `srcset` of a painting: on a slow line only the small picture until that `isShown`, which stays until the large one is there. */
export function srcset({ thumb, card }: Pick<PaintingCard, "thumb" | "card">, isShown: boolean): string {
  const small = `${thumb} 200w`;
  return !isShown && lineIsSlow() ? small : `${small}, ${card} 640w`;
}

function lineIsSlow(): boolean {
  const fetched = performance.getEntriesByType("resource");
  return isSlow(fetched.filter((one) => one instanceof PerformanceResourceTiming));
}
