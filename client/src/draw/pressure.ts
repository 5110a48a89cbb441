import { FULL_PRESSURE } from "./ink";

/** What a pointer tells of itself at one moment: where on the sheet, when, and what presses how hard. */
interface Touch {
  x: number;
  y: number;
  /** Milliseconds. */
  at: number;
  pointerType: string;
  /** 0 to 1; only a pen knows. */
  pressure: number;
}

const FAST_UNITS_PER_MS = 2.4; // at which a line is thinnest
const MEMORY_MS = 45; // after which most of an earlier speed is forgotten
const RESTING = 0.64; // how hard a finger or a mouse presses that hardly moves
const FLYING = 0.28; // and one that flies over the paper
const LIGHTER = 0.35; // what a pen loses at full speed of the pressure it tells

/**
 * Estimates how hard a hand presses along a stroke, in the steps of ink: less where it is fast, as with a pencil.
 * It is stored with the points, so that the line looks the same on every screen, wet and dry.
 */
export function handPressure(): (touch: Touch) => number {
  let last: Touch | null = null;
  let speed = 0;

  return (touch) => {
    const passed = last ? touch.at - last.at : 0;
    if (last && passed > 0) {
      const now = Math.hypot(touch.x - last.x, touch.y - last.y) / passed;
      speed += (now - speed) * (1 - Math.exp(-passed / MEMORY_MS));
    }
    if (!last || passed > 0) last = touch;
    return step(pressed(touch, Math.min(1, speed / FAST_UNITS_PER_MS)));
  };
}

function pressed({ pointerType, pressure }: Touch, quickness: number): number {
  return pointerType === "pen" && pressure > 0
    ? pressure * (1 - LIGHTER * quickness)
    : RESTING - (RESTING - FLYING) * quickness;
}

/** Never the full one, which says that nothing is known of the pressure. */
function step(pressure: number): number {
  return Math.min(FULL_PRESSURE - 1, Math.max(1, Math.round(pressure * FULL_PRESSURE)));
}
