import { describe, expect, it } from "vitest";
import { plaqueFormat } from "./plaqueFormat";

const PHONE = { width: 360, height: 380 };
const LAPTOP = { width: 1150, height: 600 };

describe("the format of plaques", () => {
  it("has several lines on a phone, however small its paintings are", () => {
    expect(plaqueFormat(PHONE, 5, 28).lines).toBe(3);
    expect(plaqueFormat(PHONE, 7, 28).lines).toBe(2);
  });

  it("has one line where more would leave the paintings no room", () => {
    expect(plaqueFormat(PHONE, 15, 28).lines).toBe(1);
    expect(plaqueFormat({ ...PHONE, height: 170 }, 7, 28).lines).toBe(1);
    expect(plaqueFormat(LAPTOP, 20, 28).lines).toBe(2);
  });

  it("has three where paintings are large, and never more", () => expect(plaqueFormat(LAPTOP, 3, 300).lines).toBe(3));

  it("grows with the reader's text", () =>
    expect(plaqueFormat(PHONE, 3, 60, 2).width).toBeGreaterThan(plaqueFormat(PHONE, 3, 60).width));
});
