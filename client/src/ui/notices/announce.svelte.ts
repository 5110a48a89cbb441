import { untrack } from "svelte";

interface Line {
  id: number;
  text: string;
  region: number;
}

const KEPT_MS = 10_000; // a reader who browses the page should not find old news
let lines = $state.raw<readonly Line[]>([]);
/** Live regions; only the last one is heard, since a dialog silences all that is behind it. */
const regions: number[] = [];
let last = 0;

/** Announces a text to screen readers, even if it is the same as before. Politely: it waits until the reader has finished. */
export function announce(text: string): void {
  const id = ++last;
  untrack(() => (lines = [...lines, { id, text, region: regions.at(-1) ?? 0 }]));
  setTimeout(() => (lines = lines.filter((line) => line.id !== id)), KEPT_MS);
}

/** A new region, where everything is announced from now on until it leaves. */
export function openRegion() {
  const region = ++last;
  regions.push(region);
  return {
    lines: () => lines.filter((line) => line.region === region),
    leave: () => void regions.splice(regions.indexOf(region), 1),
  };
}
