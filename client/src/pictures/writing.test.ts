import { describe, expect, it } from "vitest";
import { fit, wrapped } from "./writing";

const pen = { measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics };

describe("words on a saved picture", () => {
  it("break between words", () => {
    expect(wrapped(pen, "something in the hand", 120)).toEqual(["something in", "the hand"]);
  });

  it("break anywhere in Chinese", () => {
    expect(wrapped(pen, "拿着东西的人", 30)).toEqual(["拿着东", "西的人"]);
  });

  it("keep a word whole that is longer than a line", () => {
    expect(wrapped(pen, "a constellation", 60)).toEqual(["a", "constellation"]);
  });

  it("are smaller in a line that would be too long", () => {
    const font = { weight: 600, size: 40, family: "serif" };
    const fitted = { ...pen, font: "" };
    fit(fitted, "Ada wins!", 100, font);
    expect(fitted.font).toBe("600 40px serif");
    fit(fitted, "Ada, Ben and Cleo win", 105, font);
    expect(fitted.font).toBe("600 20px serif");
  });
});
