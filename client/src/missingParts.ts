import { recallHere, rememberHere } from "./memory";

/**
 * During an upgrade a page may ask a server of another version for parts that are not there. Loading the page again
 * brings one whose parts are; a second failure within a minute has another cause, and must not
 * make it reload for ever.
 */
const KEY = "loaded-again";
const SOON = 60_000; // milliseconds

export function loadAgainWithoutParts(
  target: EventTarget = window,
  reload: () => void = () => {
    location.reload();
  },
  memory = { recall: recallHere, remember: rememberHere },
  now: () => number = Date.now,
): void {
  target.addEventListener("vite:preloadError", (event) => {
    const at = String(now());
    if (now() - Number(memory.recall(KEY) ?? 0) < SOON) return;
    memory.remember(KEY, at);
    if (memory.recall(KEY) !== at) return; // a browser that can't remember would reload for ever
    event.preventDefault(); // it is no error then
    reload();
  });
}
