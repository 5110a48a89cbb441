import { describe, expect, it } from "vitest";
import type { Cell } from "./geometry";
import { PIXELS } from "../../../style/breakpoints";
import {
  columnHeadings,
  isUpright,
  largeMargins,
  letters,
  lettersInRow,
  linesOf,
  margins,
  rowHeadings,
} from "./headings";
import type { PlaqueText } from "./wall";
import { S0 } from "../../../../tests/seats";

const cells: Cell[] = [
  [4, 5],
  [5, 5],
  [7, 6],
];
const boats: PlaqueText = { line: "r5", text: "boats", by: S0, theme: null, pending: false, translated: false };

describe("the headings of the wall", () => {
  it("count rows and columns as the wall is now, gaps included", () => {
    expect(rowHeadings(cells, [boats]).map(({ line, label }) => [line, label])).toEqual([
      ["r5", "1"],
      ["r6", "2"],
    ]);
    expect(columnHeadings(cells, []).map(({ line, label }) => [line, label])).toEqual([
      ["c4", "A"],
      ["c5", "B"],
      ["c6", "C"],
      ["c7", "D"],
    ]);
  });

  it("carry the theme of their line, if it has one", () => {
    expect(rowHeadings(cells, [boats]).map(({ plaque }) => plaque?.text)).toEqual(["boats", undefined]);
  });

  it("are none while nothing hangs", () => {
    expect(rowHeadings([], [])).toEqual([]);
  });
});

describe("the room for headings", () => {
  const phone = { width: 360, height: 420 };

  it("leaves a phone three columns of paintings", () => {
    expect(margins(phone, ["a hat"], 80, 16).rows).toBeLessThan(phone.width - 3 * 80);
  });

  it("is as high as the longest theme needs, and three lines at most", () => {
    const high = (theme: string): number => margins(phone, [theme], 80, 16).columns;
    expect(high("hat")).toBeLessThan(high("white flowers"));
    expect(high("something round in the left hand of a sitting child")).toBe(high("white flowers in a vase"));
  });

  it("is for a number or a letter where columns are too narrow for words", () => {
    expect(margins(phone, ["white flowers"], PIXELS.columnWithTheme - 1, 16)).toEqual({ rows: 28, columns: 28 });
  });

  it("knows that Chinese signs are wide and break anywhere", () => {
    expect(linesOf("帽子", 4)).toBe(1);
    expect(linesOf("拿着东西的人物", 4)).toBe(2);
  });
});

describe("the letters of a heading", () => {
  it("are a little smaller where a word would break, and never much", () => {
    expect(letters("лето", 56, 16)).toBe(16);
    expect(letters("животное", 60, 16)).toBeLessThan(16);
    expect(letters("вертикальные линии", 56, 16)).toBe(13);
  });

  it("stay as they are in Chinese, which breaks anywhere", () => expect(letters("拿着东西的人物", 40, 16)).toBe(16));
});

describe("the headings of a big screen", () => {
  const WALL = { width: 1440, height: 880 };
  const TEXT = 34.5;
  const AROUND = 40;
  const wide = (column: number): { rows: number; columns: number } =>
    largeMargins(WALL, ["white collar"], ["seated figure"], column, TEXT, AROUND);

  it("stand upright where a word would break", () => {
    expect(isUpright(["seated figure"], 200, TEXT)).toBe(false);
    expect(isUpright(["seated figure"], 60, TEXT)).toBe(true);
    expect(wide(100).columns).toBeGreaterThan(wide(300).columns);
  });

  it("give rows the room that their themes need, and no more than a quarter of the wall", () => {
    expect(wide(200).rows).toBeLessThan(280);
    expect(largeMargins(WALL, ["a theme of very many long words indeed"], [], 200, TEXT, AROUND).rows).toBe(360);
  });

  it("have smaller letters only where that is what lets a theme be read", () => {
    expect(lettersInRow("boats", { width: 200, height: 40 }, TEXT)).toBe(TEXT);
    expect(lettersInRow("woman with a hat", { width: 230, height: 40 }, TEXT)).toBeCloseTo(TEXT * 0.8125);
  });
});
