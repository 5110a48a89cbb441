import type { AnimationConfig } from "svelte/animate";
import type { TransitionConfig } from "svelte/transition";
import { wantsLessMotion } from "../../../ui/motion";

const CALM_MS = 240;
const LATE_MS = 800;

/** Where a thing with `data-anchor="name"` is on the screen now; `null` when it is not shown. */
export function anchor(name: string | null): DOMRect | null {
  if (name === null) return null;
  const box = document.querySelector(`[data-anchor="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/**
 * Lets a thing come from where it was, once its picture is there to be seen; with less motion, or from nowhere, it fades in.
 * For Svelte's `in:`.
 */
export function arrive(
  node: HTMLElement,
  { from, scale = 1 }: { from: DOMRect | null; scale?: number },
): TransitionConfig {
  const to = node.getBoundingClientRect();
  if (!from || wantsLessMotion() || to.width === 0) return { duration: 150, css: (t) => `opacity: ${t}` };
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  const grow = from.width / to.width;
  const at = (t: number, u: number): string => `translate(${dx * u}px, ${dy * u}px) scale(${t + grow * u})`;
  const picture = node.querySelector("img");
  if (picture && !picture.complete) {
    void flyWhenSeen(node, picture, at(0, 1));
    return { duration: 0 };
  }
  return { duration: CALM_MS, easing: eased, css: (t, u) => `transform: ${at(t, u)}; z-index: 5` };
}

/** Waits for the picture, since an empty frame should not fly, but not for a slow connection. */
async function flyWhenSeen(node: HTMLElement, picture: HTMLImageElement, start: string): Promise<void> {
  node.style.visibility = "hidden";
  const late = new Promise((done) => setTimeout(done, LATE_MS));
  await Promise.race([picture.decode().catch(() => undefined), late]);
  node.style.visibility = "";
  const frames = [
    { transform: start, zIndex: 5 },
    { transform: "none", zIndex: 5 },
  ];
  node.animate(frames, { duration: CALM_MS, easing: "cubic-bezier(0.2, 0, 0.1, 1)" });
}

/** Lets a thing close up to its new place in a strip; nothing moves that is not shown. For Svelte's `animate:`. */
export function closeUp(_node: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  if (from.width === 0 || to.width === 0 || wantsLessMotion()) return { duration: 0 };
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  return { duration: 200, easing: eased, css: (_t, u) => `transform: translate(${dx * u}px, ${dy * u}px)` };
}

function eased(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Calls `draw` with progress 0..1 for as long as a movement takes; at once with less motion. Returns how to stop it. */
export function tween(draw: (progress: number) => void, duration = CALM_MS): () => void {
  if (wantsLessMotion()) {
    draw(1);
    return () => undefined;
  }
  const start = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const progress = Math.min(Math.max((now - start) / duration, 0), 1);
    draw(progress);
    if (progress < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
