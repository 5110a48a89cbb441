import { recallHere, rememberHere } from "./storage";
import { retryLater } from "./retry";

/**
 * Reloads the page when a chunk of the build is missing: during an upgrade a page may ask a server of another version for
 * chunks that it does not have. A second failure within a minute has another cause, and must not make the page
 * reload for ever. Without a connection the page stays: in its place there would be only the browser's own
 * page about that, and whatever has been typed would be gone.
 */
const KEY = "loaded-again";
const RELOAD_PAUSE_MS = 60_000;

const missing = new WeakSet<object>();

/** The browser functions that are used here; tests replace them. */
interface Browser {
  reload: () => void;
  answers: () => Promise<boolean>;
  memory: { recall: (key: string) => string | null; remember: (key: string, value: string) => void };
  now: () => number;
}

const BROWSER: Browser = {
  reload: () => {
    location.reload();
  },
  answers: () =>
    fetch("/api/server", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    ),
  memory: { recall: recallHere, remember: rememberHere },
  now: Date.now,
};

export function reloadOnMissingChunk(
  target: EventTarget = window,
  { reload, answers, memory, now }: Browser = BROWSER,
): void {
  async function loadAgain(): Promise<void> {
    if (!(await answers())) return;
    const at = String(now());
    if (now() - Number(memory.recall(KEY) ?? 0) < RELOAD_PAUSE_MS) return;
    memory.remember(KEY, at);
    if (memory.recall(KEY) === at) reload(); // a browser that can't remember would reload for ever
  }

  target.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (typeof payload === "object" && payload !== null) missing.add(payload);
    void loadAgain();
  });
}

/** Whether a chunk of the page could not be loaded, which may be tried again. */
export function isMissingChunk(problem: unknown): boolean {
  return typeof problem === "object" && problem !== null && missing.has(problem);
}

/** Retries style sheets. A browser asks for each only once, so a chunk that loads later would be shown without it. */
export function retryStyles(page: Document = document): void {
  const attempts = new Map<string, number>();
  page.addEventListener("error", retry, true); // it does not bubble

  function retry({ target: link }: Event): void {
    if (!(link instanceof HTMLLinkElement) || link.rel !== "stylesheet") return;
    const attempt = attempts.get(link.href) ?? 0;
    attempts.set(link.href, attempt + 1);
    retryLater(attempt, () => {
      link.replaceWith(link.cloneNode());
    });
  }
}
