// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { decode, type Point } from "./ink";
import { type Pen, sheet } from "./sheet";

/** A sheet of 600 × 450 pixels at 100, 50 on a screen, and what it tells. */
function laid() {
  const surface = document.createElement("div");
  const place = { left: 100, top: 50, width: 600, height: 450 };
  surface.getBoundingClientRect = () => place as DOMRect;
  surface.setPointerCapture = () => undefined;
  const pen: Pen = { may: true, width: 1, erases: false, upright: false };
  const told = {
    drew: [] as string[],
    went: [] as Point[],
    wet: 0,
    cancelled: [] as boolean[],
    rubbed: [] as Point[][],
  };
  const stop = sheet(surface, () => pen, {
    began: () => undefined,
    went: (point) => told.went.push(point),
    wet: (strokes) => (told.wet = strokes.length),
    drew: (ink) => told.drew.push(ink),
    rubbed: (...way) => told.rubbed.push(way),
    cancelled: (late) => told.cancelled.push(late),
  });
  const point = (type: string, clientX: number, clientY: number, more: PointerEventInit = {}) =>
    surface.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, pointerId: 1, pointerType: "mouse", button: 0, ...more }),
    );
  const touch = (): boolean => !surface.dispatchEvent(new Event("touchstart", { cancelable: true }));
  return { place, pen, told, stop, point, touch };
}

describe("a sheet to draw on", () => {
  let on: ReturnType<typeof laid>;
  beforeEach(() => (on = laid()));

  function line(): void {
    on.point("pointerdown", 200, 150);
    on.point("pointermove", 300, 250);
    on.point("pointermove", 400, 150);
    on.point("pointerup", 400, 150);
  }

  /** Where the first stroke went. */
  function drawn(): number[][] {
    return decode(on.told.drew[0]!).points.map(([x, y]) => [x, y]);
  }

  it("gives a whole stroke when the pen is up", () => {
    line();
    expect(decode(on.told.drew[0]!).width).toBe(1);
    expect(drawn()).toEqual([
      [200, 200],
      [400, 400],
      [600, 200],
    ]);
    expect(on.told.wet).toBe(0);
  });

  it("tells the way of an eraser, and draws nothing", () => {
    on.pen.erases = true;
    line();
    expect(on.told.rubbed.map((way) => way.map(([x, y]) => [x, y]))).toEqual([
      [
        [200, 200],
        [200, 200],
      ],
      [
        [200, 200],
        [400, 400],
      ],
      [
        [400, 400],
        [600, 200],
      ],
    ]);
    expect([on.told.drew, on.told.went, on.told.wet]).toEqual([[], [], 0]);
    on.pen.erases = false;
    line();
    expect(on.told.drew).toHaveLength(1);
  });

  it("takes nothing back when drawing ends under an eraser", () => {
    on.pen.erases = true;
    on.point("pointerdown", 200, 150);
    on.pen.may = false;
    on.point("pointermove", 300, 250);
    expect(on.told.cancelled).toEqual([]);
  });

  it("gives the same stroke after it was moved and zoomed", () => {
    line();
    Object.assign(on.place, { left: 0, top: -300, width: 1200, height: 900 });
    on.point("pointerdown", 200, -100);
    on.point("pointermove", 400, 100);
    on.point("pointerup", 600, -100);
    expect(on.told.drew[1]).toBe(on.told.drew[0]);
  });

  it("knows from the first point on that it was turned", () => {
    on.pen.upright = true;
    Object.assign(on.place, { width: 450, height: 600 });
    line();
    expect(drawn()[0]).toEqual([200, 200]);
  });

  it("follows a sheet that moves under the pen", () => {
    on.point("pointerdown", 200, 150);
    on.place.top -= 100; // the page was scrolled
    on.point("pointermove", 300, 150);
    expect(on.told.went.map(([x, y]) => [x, y])).toEqual([[400, 400]]);
  });

  it("takes a tap for a dot", () => {
    on.point("pointerdown", 400, 275);
    on.point("pointerup", 400, 275);
    expect(drawn()).toEqual([[600, 450]]);
  });

  it("draws nothing when it may not", () => {
    on.pen.may = false;
    line();
    expect(on.told.drew).toEqual([]);
  });

  it("gives a stroke up, and says so, when time is up before the pen is", () => {
    on.point("pointerdown", 200, 150);
    on.point("pointermove", 300, 250);
    on.pen.may = false;
    on.point("pointerup", 300, 250);
    expect([on.told.drew, on.told.cancelled]).toEqual([[], [true]]);
  });

  it("gives a stroke up when it is taken away", () => {
    on.point("pointerdown", 200, 150);
    on.stop();
    expect(on.told.cancelled).toEqual([true]);
    line();
    expect(on.told.drew).toEqual([]);
  });

  it("gives a finger's stroke up for the pen's", () => {
    on.point("pointerdown", 200, 150, { pointerId: 5, pointerType: "touch" });
    on.point("pointerdown", 300, 250, { pointerId: 6, pointerType: "pen", pressure: 0.5 });
    on.point("pointerup", 300, 250, { pointerId: 6, pointerType: "pen" });
    expect(on.told.cancelled).toEqual([false]);
    expect(decode(on.told.drew[0]!).points).toEqual([[400, 400, 8]]);
  });

  it("keeps the browser from scrolling while it is drawn on, and only then", () => {
    expect(on.touch()).toBe(true);
    on.pen.may = false;
    expect(on.touch()).toBe(false);
  });

  it("goes on with a new stroke when one grows too long", () => {
    on.point("pointerdown", 100, 50);
    for (let at = 1; at < 1_600; at++) on.point("pointermove", 100 + (at % 2) * 300, 50 + (at % 7) * 50);
    on.point("pointerup", 100, 50);
    expect(on.told.drew.length).toBe(2);
  });
});
