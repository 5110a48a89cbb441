import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SIGNS } from "../small-fonts.config";

const FACE = /src: url\("small-fonts\/(.+?)\.woff2"\)[^}]*unicode-range:([^;]+);/g;
const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
const EVERY_RANGE = /unicode-range:([^;]+);/g;
const WORD_JOINER = 0x2060; // typography.ts puts it between words; it is never drawn
const faces = sheets.flatMap((name) => [...readFileSync(`src/${name}`, "utf8").matchAll(FACE)]);

function signsOf(ranges: string): number[] {
  return ranges.split(",").flatMap((range) => {
    const [first, last] = range
      .trim()
      .slice(2)
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: (last ?? first!) - first! + 1 }, (_, index) => first! + index);
  });
}

describe("the small fonts", () => {
  it("are all in the style sheets", () => expect(faces).toHaveLength(7));
  it.each(faces.map((face) => [face[1]!, face[2]!]))("hold what is asked of %s, and no more", (_, ranges) =>
    expect(signsOf(ranges)).toEqual(SIGNS.map((sign) => sign.codePointAt(0)!).sort((a, b) => a - b)),
  );
  it("are enough beside a word joiner: no font is fetched for that", () => {
    const ranges = sheets.flatMap((name) => [...readFileSync(`src/${name}`, "utf8").matchAll(EVERY_RANGE)]);
    expect(ranges.filter((range) => signsOf(range[1]!).includes(WORD_JOINER))).toEqual([]);
  });
});
