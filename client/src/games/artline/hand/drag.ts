import type { Point } from "../wall/geometry";

/** Callbacks for a card that is dragged out of the hand. Points are in page coordinates. */
export interface Pull {
  begin: (at: Point) => void;
  move: (at: Point) => void;
  drop: (at: Point) => void;
  cancel: () => void;
}

const SLOP = 8;
/** Pixels by which a dragged painting is above the finger, so that both it and its place can be seen. */
const LIFT = 76;

/** Lets a card be dragged; a finger that swipes along the hand scrolls it instead (see `touch-action`). For `{@attach}`. */
export function draggable(pull: Pull, enabled: () => boolean): (node: HTMLElement) => () => void {
  return (node) => {
    const stop = new AbortController();
    const { signal } = stop;
    const card = new PulledCard(node, pull, enabled);
    node.addEventListener("pointerdown", (event) => card.down(event), { signal });
    node.addEventListener("pointermove", (event) => card.move(event), { signal });
    node.addEventListener("pointerup", (event) => card.up(event), { signal });
    node.addEventListener("pointercancel", () => card.cancel(), { signal });
    node.addEventListener("click", (event) => card.click(event), { signal, capture: true });
    return () => {
      stop.abort();
      card.cancel(); // or the end of the drag would go unnoticed
    };
  };
}

class PulledCard {
  #start: Point | null = null;
  #pulled = false;

  constructor(
    readonly node: HTMLElement,
    readonly pull: Pull,
    readonly enabled: () => boolean,
  ) {}

  down(event: PointerEvent): void {
    this.#pulled = false;
    this.#start = event.button === 0 && this.enabled() ? pointOf(event) : null;
    // A fast mouse is off the card with its first move; fingers are captured anyway.
    if (this.#start && event.pointerType === "mouse") this.node.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#start) return;
    if (!this.enabled()) return this.#putBack();
    const at = pointOf(event);
    if (!this.#pulled && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < SLOP) return;
    if (!this.#pulled) {
      this.#pulled = true;
      this.pull.begin(lifted(event));
    }
    this.pull.move(lifted(event));
  }

  up(event: PointerEvent): void {
    if (!this.enabled()) return this.#putBack();
    if (this.#start && this.#pulled) this.pull.drop(lifted(event));
    this.#start = null;
  }

  cancel(): void {
    this.#putBack();
    this.#pulled = false;
  }

  /** Swallows the click after a drag. */
  click(event: MouseEvent): void {
    if (!this.#pulled) return;
    this.#pulled = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  #putBack(): void {
    if (this.#start && this.#pulled) this.pull.cancel();
    this.#start = null;
  }
}

/** Where the pulled painting is. */
function lifted(event: PointerEvent): Point {
  const { x, y } = pointOf(event);
  return { x, y: event.pointerType === "mouse" ? y : y - LIFT };
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
