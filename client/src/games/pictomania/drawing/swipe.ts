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

/** Calls `turn` when a finger is drawn across `node`: 1 to the left, as to the next page, -1 to the right. */
export function swipeAcross(node: HTMLElement, turn: (step: number) => void): { destroy: () => void } {
  let from: [number, number] | null = null;
  const down = (event: PointerEvent): void => void (from = [event.clientX, event.clientY]);
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const [across, along] = [event.clientX - from[0], event.clientY - from[1]];
    if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < 2 * Math.abs(along)) return;
    from = null;
    turn(across < 0 ? 1 : -1);
  };
  const end = (): void => void (from = null);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  return { destroy: end };
}
