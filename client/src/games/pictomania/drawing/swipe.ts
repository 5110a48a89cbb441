const FAR_ENOUGH = 28;

/** Calls `up` when a finger is drawn upwards over `node`. */
export function swipe(node: HTMLElement, up: () => void): { destroy: () => void } {
  let from: number | null = null;
  const down = (event: PointerEvent): void => void (from = event.clientY);
  const move = (event: PointerEvent): void => {
    if (from === null || from - event.clientY < FAR_ENOUGH) return;
    from = null;
    up();
  };
  const end = (): void => void (from = null);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  return { destroy: end };
}
