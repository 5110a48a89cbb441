import { between, frame, keepInSight, MIN_SCALE, onPixels, type Padding, reveal, zoomAt, type Camera } from "./camera";
import type { Box, Point, Size } from "./geometry";
import { tween } from "./motion";

/** Milliseconds without movement after which texts and frames are laid out again. */
const REST_MS = 140;

/** Controls the camera on the wall, and what it shows while nobody moves it. */
export class Viewer {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** The scale that the wall is laid out and drawn at. It follows the camera when that rests: both take longer than a frame may. */
  laid = $state(1);
  /** How much larger the wall is shown than it is laid out; 1 unless it is being zoomed. */
  readonly stretch = $derived.by(() => this.camera.scale / this.laid);
  /** Where the wall begins on the screen. */
  readonly at = $derived.by(() => onPixels(this.camera, devicePixelRatio));
  /** What is shown: as much as can be told apart, the whole wall however small, or what the reader has chosen. */
  mode = $state<"readable" | "whole" | "own">("readable");
  #stop = (): void => undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #home: Camera | null = null;
  #shown = false;

  /** Called when the reader moves the wall. */
  take(camera: Camera, bounds: Box | null): void {
    this.#stop();
    this.#home = null;
    this.mode = "own";
    this.#move(bounds ? keepInSight(camera, bounds, this.size) : camera);
  }

  zoom(factor: number, bounds: Box | null, at: Point = this.#middle()): void {
    this.take(zoomAt(this.camera, at, factor), bounds);
  }

  /** Shows the wall as the mode says; the first time without a journey. `paddingAt`: what headings need at a scale. */
  show(
    bounds: Box,
    heart: Point,
    { readable, largest }: { readable: number; largest: number },
    paddingAt: (scale: number) => Padding,
  ): void {
    if (this.size.width === 0 || this.size.height === 0 || this.mode === "own") return;
    const least = this.mode === "whole" ? MIN_SCALE : readable;
    const first = frame(bounds, this.size, paddingAt(least), heart, { least, largest });
    this.#goTo(frame(bounds, this.size, paddingAt(first.scale), heart, { least, largest }));
  }

  reveal(box: Box, padding: Padding): void {
    const to = reveal(this.camera, box, this.size, padding);
    if (to.x !== this.camera.x || to.y !== this.camera.y) this.#goTo(to);
  }

  /** Shows what the table talks about to a reader who looks elsewhere; `goHome` takes them back. */
  visit(box: Box, padding: Padding): void {
    this.#home ??= this.camera;
    this.reveal(box, padding);
  }

  goHome(): void {
    if (this.#home) this.#goTo(this.#home);
    this.#home = null;
  }

  #goTo(to: Camera): void {
    this.#stop();
    const from = this.camera;
    if (!this.#shown) {
      this.#shown = true;
      this.#move(to);
      this.#settle();
      return;
    }
    this.#stop = tween((progress) => {
      this.#move(between(from, to, progress));
      if (progress === 1) this.#settle();
    });
  }

  #move(camera: Camera): void {
    this.camera = camera;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), REST_MS);
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.laid = this.camera.scale;
  }

  #middle(): Point {
    return { x: this.size.width / 2, y: this.size.height / 2 };
  }
}
