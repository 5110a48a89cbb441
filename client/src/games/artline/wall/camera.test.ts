import { describe, expect, it } from "vitest";
import {
  between,
  boxToScreen,
  fit,
  frame,
  keepInSight,
  MAX_SCALE,
  MIN_SCALE,
  onPixels,
  pan,
  pinch,
  reveal,
  toScreen,
  toWall,
  zoomAt,
} from "./camera";

const camera = { x: 40, y: -25, scale: 0.5 };
const none = { left: 0, top: 0, right: 0, bottom: 0 };

describe("the camera", () => {
  it("finds the same point of the wall again", () => {
    const point = { x: 123, y: 456 };
    expect(toWall(camera, toScreen(camera, point))).toEqual(point);
  });

  it("keeps what is under the pointer while zooming", () => {
    const at = { x: 200, y: 150 };
    const under = toWall(camera, at);
    const after = toWall(zoomAt(camera, at, 1.7), at);
    expect(after.x).toBeCloseTo(under.x);
    expect(after.y).toBeCloseTo(under.y);
  });

  it("zooms neither into nothing nor into grain", () => {
    expect(zoomAt(camera, { x: 0, y: 0 }, 1000).scale).toBe(MAX_SCALE);
    expect(zoomAt(camera, { x: 0, y: 0 }, 0.0001).scale).toBe(MIN_SCALE);
  });

  it("follows two fingers that move apart and aside", () => {
    const moved = pinch(
      camera,
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      [
        { x: 10, y: 20 },
        { x: 210, y: 20 },
      ],
    );
    expect(moved.scale).toBe(1);
    const underLeft = toWall(camera, { x: 0, y: 0 });
    expect(toScreen(moved, underLeft)).toEqual({ x: 10, y: 20 });
  });

  it("fits the whole museum into what the headings leave free", () => {
    const box = { left: 320, top: 120, right: 960, bottom: 600 };
    const padding = { left: 10, top: 20, right: 130, bottom: 60 };
    const view = { width: 360, height: 480 };
    const seen = boxToScreen(fit(box, view, padding), box);
    expect(seen.left).toBeGreaterThanOrEqual(padding.left - 0.01);
    expect(seen.top).toBeGreaterThanOrEqual(padding.top - 0.01);
    expect(seen.right).toBeLessThanOrEqual(view.width - padding.right + 0.01);
    expect(seen.bottom).toBeLessThanOrEqual(view.height - padding.bottom + 0.01);
  });

  describe("in front of a museum that is larger than the screen", () => {
    const box = { left: 0, top: 0, right: 1600, bottom: 1200 };
    const padding = { left: 80, top: 60, right: 10, bottom: 10 };
    const view = { width: 360, height: 480 };

    it("keeps paintings large enough, around what matters", () => {
      const heart = { x: 800, y: 600 };
      const looking = frame(box, view, padding, heart, { least: 0.5 });
      expect(looking.scale).toBe(0.5);
      const { x, y } = toScreen(looking, heart);
      expect([x, y]).toEqual([80 + 135, 60 + 205]);
    });

    it("shows nothing beyond its edges", () => {
      const seen = boxToScreen(frame(box, view, padding, { x: 1590, y: 5 }, { least: 0.5 }), box);
      expect(seen.right).toBe(view.width - padding.right);
      expect(seen.top).toBe(padding.top);
    });
  });

  it("does not blow a single painting up over the whole screen", () => {
    const one = { left: 0, top: 0, right: 160, bottom: 120 };
    expect(fit(one, { width: 4000, height: 3000 }, none).scale).toBeLessThan(2);
  });

  it("never loses the museum out of sight", () => {
    const box = { left: 0, top: 0, right: 160, bottom: 120 };
    const view = { width: 300, height: 200 };
    for (const by of [
      { x: 5000, y: 0 },
      { x: -5000, y: 0 },
      { x: 0, y: 5000 },
      { x: -900, y: -5000 },
    ]) {
      const seen = boxToScreen(keepInSight(pan(camera, by), box, view), box);
      expect(Math.min(seen.right, view.width) - Math.max(seen.left, 0)).toBeGreaterThan(0);
      expect(Math.min(seen.bottom, view.height) - Math.max(seen.top, 0)).toBeGreaterThan(0);
    }
  });

  it("moves only as far as needed to show a place", () => {
    const view = { width: 300, height: 200 };
    const hidden = { left: 600, top: 0, right: 760, bottom: 120 };
    const seen = boxToScreen(reveal(camera, hidden, view, none), hidden);
    expect(seen.right).toBeCloseTo(view.width);
    const inSight = { left: 100, top: 100, right: 260, bottom: 220 };
    expect(reveal(camera, inSight, view, none)).toEqual(camera);
  });

  it("draws on whole pixels of the device", () => {
    expect(onPixels({ x: 10.3, y: -4.6 }, 1)).toEqual({ x: 10, y: -5 });
    expect(onPixels({ x: 10.3, y: -4.6 }, 2)).toEqual({ x: 10.5, y: -4.5 });
  });

  it("travels from one place to the other and arrives", () => {
    const to = { x: 0, y: 0, scale: 2 };
    expect(between(camera, to, 0)).toEqual(camera);
    expect(between(camera, to, 1)).toEqual(to);
  });
});
