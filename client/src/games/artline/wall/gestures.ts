import { pan, pinch, zoomAt, type Camera } from "./camera";
import type { Point } from "./geometry";

/** Callbacks for gestures on the wall, which know pointers and pixels and nothing of paintings. */
export interface Wall {
  camera: () => Camera;
  move: (camera: Camera) => void;
  /** Called when a drag begins, after which the click that follows means nothing. */
  taken: () => void;
  doubleTapped: (at: Point) => void;
}

const SLOP = 6;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_NEAR = 30;
const WHEEL_STEP = 0.0016;
const WHEEL_LINE = 30;
const WHEEL_REST_MS = 200; // after which another movement of the wheel begins

/** Follows fingers, mouse and wheel on `node`; give it to `{@attach}`. */
export function wallGestures(wall: Wall): (node: HTMLElement) => () => void {
  return (node) => {
    const stop = new AbortController();
    const { signal } = stop;
    const hand = new Hand(node, wall);
    node.addEventListener("pointerdown", (event) => hand.down(event), { signal });
    node.addEventListener("pointermove", (event) => hand.move(event), { signal });
    node.addEventListener("pointerup", (event) => hand.up(event), { signal });
    node.addEventListener("pointercancel", (event) => hand.up(event), { signal });
    node.addEventListener("wheel", (event) => hand.wheel(event), { signal, passive: false });
    node.addEventListener("click", (event) => hand.click(event), { signal, capture: true });
    return () => stop.abort();
  };
}

class Hand {
  #fingers = new Map<number, Point>();
  #moved = false;
  #start: Point = { x: 0, y: 0 };
  #lastTap: { at: Point; time: number } | null = null;
  /** Where the wall is on the page. Read once for each gesture: reading it while the wall moves would force a new layout. */
  #box: DOMRect | null = null;
  #wheeled = -Infinity;

  constructor(
    readonly node: HTMLElement,
    readonly wall: Wall,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#fingers.size === 0) {
      this.#moved = false;
      this.#box = this.node.getBoundingClientRect();
      this.#start = this.#here(event);
    }
    if (this.#fingers.size < 2) this.#fingers.set(event.pointerId, this.#here(event));
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    // Let go where nobody told us, such as outside the window: the wall must not stick to the mouse.
    if (event.buttons === 0) return void this.#fingers.delete(event.pointerId);
    const now = this.#here(event);
    if (!this.#moved && this.#fingers.size === 1 && far(now, this.#start) < SLOP) return;
    if (!this.#moved) this.#take(event.pointerId);
    this.#drag(event.pointerId, before, now);
  }

  up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#moved || event.type === "pointercancel") return;
    const tap = { at: this.#here(event), time: performance.now() };
    const last = this.#lastTap;
    const twice = last !== null && tap.time - last.time < DOUBLE_TAP_MS && far(tap.at, last.at) < DOUBLE_TAP_NEAR;
    this.#lastTap = twice ? null : tap;
    if (twice) this.wall.doubleTapped(tap.at);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    if (event.timeStamp - this.#wheeled > WHEEL_REST_MS) this.#box = this.node.getBoundingClientRect();
    this.#wheeled = event.timeStamp;
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL_LINE);
    // A trackpad's pinch arrives as a wheel with ctrl held and much smaller steps.
    const step = event.ctrlKey ? WHEEL_STEP * 5 : WHEEL_STEP;
    this.wall.move(zoomAt(this.wall.camera(), this.#here(event), Math.exp(-pixels * step)));
  }

  /** Swallows the click after a drag. */
  click(event: MouseEvent): void {
    if (!this.#moved) return;
    this.#moved = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #take(pointer: number): void {
    this.#moved = true;
    // Captured only now: a tap must still reach the painting under it.
    this.node.setPointerCapture(pointer);
    this.wall.taken();
  }

  #drag(pointer: number, before: Point, now: Point): void {
    const other = [...this.#fingers].find(([id]) => id !== pointer)?.[1];
    this.#fingers.set(pointer, now);
    const camera = this.wall.camera();
    this.wall.move(
      other ? pinch(camera, [before, other], [now, other]) : pan(camera, { x: now.x - before.x, y: now.y - before.y }),
    );
  }

  #here(event: { clientX: number; clientY: number }): Point {
    this.#box ??= this.node.getBoundingClientRect();
    return { x: event.clientX - this.#box.left, y: event.clientY - this.#box.top };
  }
}

function far(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
