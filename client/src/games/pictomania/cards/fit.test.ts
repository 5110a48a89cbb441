import { describe, expect, it } from "vitest";
import { evenSize, fitWord, LINE_HEIGHT } from "./fit";

const wide = (text: string): number => [...text].length * 0.6;

describe("a word on the board", () => {
  it("is as big as its place allows", () =>
    expect(fitWord("owl", { width: 180, height: 40 }, 99, wide)).toEqual({ lines: ["owl"], size: 40 / LINE_HEIGHT }));
  it("is never bigger than it may be", () =>
    expect(fitWord("owl", { width: 500, height: 400 }, 44, wide).size).toBe(44));

  it("is broken at spaces when that makes it bigger", () => {
    expect(fitWord("the cat was asleep on me", { width: 110, height: 60 }, 99, wide).lines).toEqual([
      "the cat was",
      "asleep on me",
    ]);
  });

  it("stays whole where breaking gains nothing", () =>
    expect(fitWord("tea pot", { width: 400, height: 20 }, 99, wide).lines).toEqual(["tea pot"]));
  it("is not broken at a hyphen", () =>
    expect(fitWord("T-shirt", { width: 30, height: 90 }, 99, wide).lines).toEqual(["T-shirt"]));
  it("is broken between the halves of a long double word", () =>
    expect(fitWord("лошадка-качалка", { width: 80, height: 60 }, 99, wide).lines).toEqual(["лошадка-", "качалка"]));

  describe("in Chinese", () => {
    const square = (text: string): number => [...text].length;
    const narrow = { width: 60, height: 90 };

    it.each(["月亮", "独角兽", "X光片"])("stays whole when it is short: %s", (word) =>
      expect(fitWord(word, narrow, 99, square).lines).toEqual([word]),
    );
    it("is broken in pairs", () => expect(fitWord("布谷鸟钟", narrow, 99, square).lines).toEqual(["布谷", "鸟钟"]));
    it("leaves no character alone", () =>
      expect(fitWord("暴风雨前的宁静", narrow, 99, square).lines).toEqual(["暴风雨", "前的宁静"]));
    it("stays whole where breaking gains little", () =>
      expect(fitWord("布谷鸟钟", { width: 100, height: 60 }, 99, square).lines).toEqual(["布谷鸟钟"]));
  });

  it("never leaves its place", () => {
    for (const word of ["a", "suspiciously quiet kids", "подозрительно тихие дети"]) {
      const { lines, size } = fitWord(word, { width: 90, height: 50 }, 99, wide);
      expect(Math.max(...lines.map(wide)) * size).toBeLessThanOrEqual(90.001);
      expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(50.001);
    }
  });
});

describe("the words of a board", () => {
  it("do not shout one another down", () => expect(evenSize([10, 20, 20, 20, 90])).toBe(25));
});
