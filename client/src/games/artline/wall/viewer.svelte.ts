import { between, keepInSight, reveal, zoomAt, type Camera } from "./camera";
import { fitWithPlaques, type Tagged } from "./fitting";
import type { Box, Point, Size } from "./geometry";
import { tween } from "./motion";

const EDGE = 16;

/** Who looks at the wall: the camera, and whether it still follows the museum by itself. */
export class Viewer {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Set by the reader's own hand; "show all" clears it. */
  moved = $state(false);
  #stop = (): void => undefined;
  #shown = false;

  /** The reader moves the wall. */
  take(camera: Camera, museum: Box | null): void {
    this.#stop();
    this.moved = true;
    this.camera = museum ? keepInSight(camera, museum, this.size) : camera;
  }

  zoom(factor: number, museum: Box | null, at: Point = this.#middle()): void {
    this.take(zoomAt(this.camera, at, factor), museum);
  }

  /** Shows the whole museum with its plaques; the first time without a journey. */
  show(museum: Box, plaques: readonly Tagged[]): void {
    if (this.size.width === 0 || this.size.height === 0) return;
    this.#goTo(fitWithPlaques(museum, plaques, this.size, this.size.width < 500 ? 10 : EDGE));
  }

  reveal(box: Box): void {
    const padding = { left: EDGE, top: EDGE, right: EDGE, bottom: EDGE };
    const to = reveal(this.camera, box, this.size, padding);
    if (to.x !== this.camera.x || to.y !== this.camera.y) this.#goTo(to);
  }

  #goTo(to: Camera): void {
    this.#stop();
    const from = this.camera;
    if (!this.#shown) {
      this.#shown = true;
      this.camera = to;
      return;
    }
    this.#stop = tween((progress) => (this.camera = between(from, to, progress)));
  }

  #middle(): Point {
    return { x: this.size.width / 2, y: this.size.height / 2 };
  }
}
