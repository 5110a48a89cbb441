import { BREAKPOINTS } from "../style/breakpoints";

export function wantsLessMotion(): boolean {
  return matchMedia(BREAKPOINTS["--less-motion"]).matches;
}

/** Parameters for a Svelte transition: short and eased; a plain fade where the device asks for less motion. */
export function calm(way: { x?: number; y?: number } = {}): { duration: number; x: number; y: number } {
  const less = wantsLessMotion();
  return { duration: less ? 80 : 200, x: less ? 0 : (way.x ?? 0), y: less ? 0 : (way.y ?? 0) };
}
