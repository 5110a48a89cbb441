import { pan, pinch, zoomAt, type Camera } from "./camera";
import type { Point } from "./geometry";

/** What a hand on the wall does. Knows pointers and pixels; nothing of paintings. */
export interface Wall {
  camera(): Camera;
  move(camera: Camera): void;
  /** The hand has begun to move the wall, so that the click which follows means nothing. */
  taken(): void;
  doubleTapped(at: Point): void;
}

const SLOP = 6;
const DOUBLE_TAP_MS = 300;
const WHEEL_STEP = 0.0016;
const COARSE_WHEEL_LINE = 30;

/** Follows fingers, mouse and wheel on `node`; give it to `{@attach}`. */
export function wallGestures(wall: Wall): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, Point>();
    let moved = false;
    let start: Point = { x: 0, y: 0 };
    let lastTap: { at: Point; time: number } | null = null;

    const here = (event: { clientX: number; clientY: number }): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (fingers.size === 0) {
        moved = false;
        start = here(event);
      }
      if (fingers.size < 2) fingers.set(event.pointerId, here(event));
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      if (!moved && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return;
      if (!moved) take(event.pointerId);
      follow(event.pointerId, before, now);
    }

    function take(pointer: number): void {
      moved = true;
      // Captured only now: a tap must still reach the painting under it.
      node.setPointerCapture(pointer);
      wall.taken();
    }

    function follow(pointer: number, before: Point, now: Point): void {
      const other = [...fingers].find(([id]) => id !== pointer)?.[1];
      fingers.set(pointer, now);
      if (other) wall.move(pinch(wall.camera(), [before, other], [now, other]));
      else wall.move(pan(wall.camera(), { x: now.x - before.x, y: now.y - before.y }));
    }

    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || moved || event.type === "pointercancel") return;
      noteTap(here(event));
    }

    function noteTap(at: Point): void {
      const time = performance.now();
      const near = lastTap && time - lastTap.time < DOUBLE_TAP_MS && Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < 30;
      lastTap = near ? null : { at, time };
      if (near) wall.doubleTapped(at);
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : COARSE_WHEEL_LINE);
      // A trackpad's pinch arrives as a wheel with ctrl held and much smaller steps.
      const step = event.ctrlKey ? WHEEL_STEP * 5 : WHEEL_STEP;
      wall.move(zoomAt(wall.camera(), here(event), Math.exp(-pixels * step)));
    }

    /** The click after a drag belongs to nobody. */
    function click(event: MouseEvent): void {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    }

    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("pointercancel", up, { signal });
    node.addEventListener("wheel", wheel, { signal, passive: false });
    node.addEventListener("click", click, { signal, capture: true });
    return () => stop.abort();
  };
}
