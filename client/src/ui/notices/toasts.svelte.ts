import { announce } from "./announce.svelte";

export interface Toast {
  id: number;
  text: string;
}

const SHOWN_MS = 5_000;
const shown = $state<Toast[]>([]);
let last = 0;

export function toasts(): readonly Toast[] {
  return shown;
}

/** A toast: a short word at the edge of the screen, read aloud too, gone after a few seconds. */
export function toast(text: string): void {
  const id = ++last;
  if (shown.at(-1)?.text !== text) shown.push({ id, text });
  announce(text);
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  const at = shown.findIndex((one) => one.id === id);
  if (at >= 0) shown.splice(at, 1);
}
