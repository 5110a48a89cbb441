import { toSheet } from "./geometry";
import { encode, type Point, type Stroke, type Width } from "./ink";
import { pointers } from "./pointers";
import { handPressure } from "./pressure";
import { simplify } from "./simplify";

/** Callbacks of a sheet about the pen on it. */
export interface PenEvents {
  began: (width: Width, first: Point) => void;
  went: (point: Point) => void;
  /** Ink that is under the pen right now; empty when there is none. Painted in the same frame. */
  wet: (strokes: readonly Stroke[]) => void;
  /** The pen is up: the whole stroke, simplified and encoded. */
  drew: (ink: string) => void;
  /** The eraser went from one place to another. */
  rubbed: (from: Point, to: Point) => void;
  /** No stroke after all; `late` when drawing ended while the pen was down. */
  cancelled: (late: boolean) => void;
}

/** What the pen is like; asked at the beginning of each stroke. */
export interface Pen {
  may: boolean;
  width: Width;
  /** Whether it erases instead. */
  erases: boolean;
  upright: boolean;
}

const NEAREST = 2; // units between two points of a stroke
const POINTS_A_STROKE = 1_500; // a longer one goes on as the next

/** A sheet to draw on. Knows pointers and pixels; nothing of tables or rules. Returns how to stop listening. */
export function sheet(surface: HTMLElement, pen: () => Pen, tell: PenEvents): () => void {
  const who = pointers();
  let held: Pen = { may: false, width: 1, erases: false, upright: false };
  let points: Point[] = [];
  let press = handPressure();

  function pointOf(event: PointerEvent): Point {
    const [x, y] = toSheet(event, surface.getBoundingClientRect(), held.upright);
    return [x, y, press({ x, y, at: event.timeStamp, pointerType: event.pointerType, pressure: event.pressure })];
  }

  function down(event: PointerEvent): void {
    if (!pen().may) return;
    const verdict = who.down(event, event.timeStamp);
    if (verdict === "ignore") return;
    if (verdict === "draw-instead") drop(false);
    event.preventDefault();
    surface.setPointerCapture(event.pointerId);
    held = pen(); // before the first point, which lies on the sheet as it is turned now
    press = handPressure();
    if (held.erases) rub(pointOf(event));
    else begin(pointOf(event));
  }

  function rub(to: Point): void {
    tell.rubbed(points.at(-1) ?? to, to);
    points = [to];
  }

  function begin(first: Point): void {
    points = [first];
    tell.began(held.width, first);
    showWet();
  }

  function move(event: PointerEvent): void {
    if (!who.moved(event, event.timeStamp)) return;
    if (!pen().may) return who.up(event.pointerId) ? drop(true) : undefined;
    if (held.erases) return rub(pointOf(event));
    for (const one of coalesced(event)) add(pointOf(one));
    showWet();
  }

  function add(point: Point): void {
    const [x, y] = points.at(-1)!;
    if (Math.hypot(point[0] - x, point[1] - y) < NEAREST) return;
    points.push(point);
    tell.went(point);
    if (points.length >= POINTS_A_STROKE) {
      finish();
      begin(point);
    }
  }

  function up(event: PointerEvent): void {
    if (!who.up(event.pointerId)) return;
    if (!pen().may) return drop(true);
    if (held.erases) return putDown();
    const last = pointOf(event);
    if (event.type === "pointerup" && points.length > 1) add([last[0], last[1], points.at(-1)![2]]);
    finish();
  }

  function finish(): void {
    const ink = encode({ width: held.width, points: simplify(points) });
    points = [];
    tell.drew(ink);
    showWet();
  }

  function cancel(event: PointerEvent): void {
    if (who.up(event.pointerId)) drop(false);
  }

  function drop(late: boolean): void {
    if (held.erases) return putDown();
    points = [];
    tell.cancelled(late);
    showWet();
  }

  /** Ends the eraser, which leaves nothing that could come too late. */
  function putDown(): void {
    points = [];
  }

  function showWet(): void {
    tell.wet(points.length > 0 ? [{ width: held.width, points }] : []);
  }

  /** A finger's stroke is no scroll: to the browser its end would be a fling, and the next tap would only stop that. */
  function keepFromScrolling(event: TouchEvent): void {
    if (pen().may && event.cancelable) event.preventDefault();
  }

  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: cancel,
    lostpointercapture: up,
  } as const;
  for (const [name, listener] of Object.entries(listeners)) surface.addEventListener(name, listener as EventListener);
  surface.addEventListener("touchstart", keepFromScrolling, { passive: false });
  return () => {
    who.forget();
    if (points.length > 0) drop(true);
    for (const [name, listener] of Object.entries(listeners))
      surface.removeEventListener(name, listener as EventListener);
    surface.removeEventListener("touchstart", keepFromScrolling);
  };
}

function coalesced(event: PointerEvent): PointerEvent[] {
  const all = event.getCoalescedEvents?.() ?? [];
  return all.length > 0 ? all : [event];
}
