import type { Point } from "./geometry";

/** What becomes of a card that is pulled out of the hand. Points are of the page. */
export interface Pull {
  begin(at: Point): void;
  move(at: Point): void;
  drop(at: Point): void;
  cancel(): void;
}

const SLOP = 8;

/** Lets a card be dragged; a finger that swipes along the hand scrolls it instead (see `touch-action`). For `{@attach}`. */
export function draggable(pull: Pull, enabled: () => boolean): (node: HTMLElement) => () => void {
  return (node) => {
    let start: Point | null = null;
    let pulled = false;

    function down(event: PointerEvent): void {
      pulled = false;
      start = event.button === 0 && enabled() ? { x: event.clientX, y: event.clientY } : null;
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      const at = { x: event.clientX, y: event.clientY };
      if (!pulled && Math.hypot(at.x - start.x, at.y - start.y) < SLOP) return;
      if (!pulled) {
        pulled = true;
        node.setPointerCapture(event.pointerId);
        pull.begin(at);
      }
      pull.move(at);
    }

    function up(event: PointerEvent): void {
      if (start && pulled) pull.drop({ x: event.clientX, y: event.clientY });
      start = null;
    }

    function cancel(): void {
      if (pulled) pull.cancel();
      start = null;
      pulled = false;
    }

    function click(event: MouseEvent): void {
      if (!pulled) return;
      pulled = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("pointercancel", cancel, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    return () => stop.abort();
  };
}
