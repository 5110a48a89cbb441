// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Camera } from "./camera";
import { wallGestures } from "./gestures";

let camera: Camera;
let wall: HTMLElement;

beforeEach(() => {
  [camera, wall] = [{ x: 0, y: 0, scale: 1 }, document.createElement("div")];
  wall.setPointerCapture = () => undefined;
  wallGestures({
    camera: () => camera,
    move: (moved) => (camera = moved),
    taken: () => undefined,
    doubleTapped: () => undefined,
  })(wall);
});

function pointer(type: string, clientX: number, buttons: number): void {
  wall.dispatchEvent(new PointerEvent(type, { clientX, clientY: 0, button: 0, buttons, pointerId: 1 }));
}

describe("the wall", () => {
  it("goes with the mouse while its button is down", () => {
    pointer("pointerdown", 0, 1);
    pointer("pointermove", 50, 1);
    pointer("pointerup", 50, 0);
    pointer("pointermove", 90, 0);
    expect(camera.x).toBe(50);
  });

  it("stays where it is if the button was let go out of sight", () => {
    pointer("pointerdown", 0, 1);
    pointer("pointermove", 50, 0);
    pointer("pointermove", 90, 1);
    expect(camera.x).toBe(0);
  });
});
