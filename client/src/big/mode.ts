/** One big screen that a whole room watches from three metres: everything on it is larger. */

/** Short, because it is typed with a remote control. */
export function bigScreenOf(code: string): string {
  return `/tv/${code}`;
}

export function isBig(): boolean {
  return document.documentElement.dataset.screen === "big";
}

/** Pixels of a rem: on a big screen they grow with the window. */
export function rem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Enlarges everything from now on. Returns a function that goes back. */
export function enlarge(): () => void {
  document.documentElement.dataset.screen = "big";
  return () => {
    delete document.documentElement.dataset.screen;
    if (document.fullscreenElement) void document.exitFullscreen();
  };
}

/** Goes full screen, which browsers allow only after a click or a key. */
export function fillScreen(): void {
  if (document.fullscreenEnabled && !document.fullscreenElement)
    void document.documentElement.requestFullscreen().catch(() => undefined);
}
