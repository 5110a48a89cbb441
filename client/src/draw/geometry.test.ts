import { describe, expect, it } from "vitest";
import { toSheet } from "./geometry";

const place = { left: 10, top: 100, width: 360, height: 270 };

describe("a place on the sheet", () => {
  it("is the same wherever the sheet lies and however large it is", () => {
    expect(toSheet({ clientX: 190, clientY: 235 }, place, false)).toEqual([600, 450]);
    expect(toSheet({ clientX: 490, clientY: 435 }, { left: 130, top: 165, width: 720, height: 540 }, false)).toEqual([
      600, 450,
    ]);
  });

  it("is on an upright sheet where the eye sees it", () => {
    expect(toSheet({ clientX: 145, clientY: 280 }, { left: 10, top: 100, width: 270, height: 360 }, true)).toEqual([
      450, 600,
    ]);
  });

  it("is at the edge when the pen leaves the sheet", () => {
    expect(toSheet({ clientX: -50, clientY: 5_000 }, place, false)).toEqual([0, 900]);
  });

  it("is in a corner of a sheet that is not shown", () => {
    expect(toSheet({ clientX: 5, clientY: 5 }, { left: 0, top: 0, width: 0, height: 0 }, false)).toEqual([0, 0]);
  });
});
