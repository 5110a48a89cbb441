const FAR_ENOUGH = 28;

/** Calls `up` when a finger is drawn upwards over `node`. */
export function swipe(node: HTMLElement, up: () => void): { destroy: () => void } {
  return drawn(node, (_across, along) => {
    if (along > -FAR_ENOUGH) return false;
    up();
    return true;
  });
}

/** Calls `turn` when a finger is drawn across `node`: 1 to the left, as to the next page, -1 to the right. */
export function swipeAcross(node: HTMLElement, turn: (step: number) => void): { destroy: () => void } {
  return drawn(node, (across, along) => {
    if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < 2 * Math.abs(along)) return false;
    turn(across < 0 ? 1 : -1);
    return true;
  });
}

/** Asks `done` how far the finger has come until it says that this was the swipe, or the finger is lifted. */
function drawn(node: HTMLElement, done: (across: number, along: number) => boolean): { destroy: () => void } {
  let from: PointerEvent | null = null;
  const handlers = {
    pointerdown: (event: PointerEvent) => void (from = event),
    pointermove: (event: PointerEvent) => {
      if (from && done(event.clientX - from.clientX, event.clientY - from.clientY)) from = null;
    },
    pointerup: () => void (from = null),
    pointercancel: () => void (from = null),
  };
  for (const [kind, handler] of Object.entries(handlers)) node.addEventListener(kind, handler as EventListener);
  node.addEventListener("touchstart", keepFromScrolling, { passive: false });
  return { destroy: () => void (from = null) };
}

/** A swipe is no scroll: to the browser its end would be a fling, and the next tap would only stop that. */
function keepFromScrolling(event: TouchEvent): void {
  const onButton = event.target instanceof Element && event.target.closest("button") !== null;
  if (!onButton && event.cancelable) event.preventDefault();
}
