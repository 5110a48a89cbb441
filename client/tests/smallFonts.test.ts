import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SIGNS, withFaces } from "../small-fonts.config";

const FACE = /src: url\("(.+?)\.woff2"\)[^}]*unicode-range:([^;]+);/g;
const WORD_JOINER = 0x2060; // typography.ts puts it between words; it is never drawn
const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
const faces = sheets.flatMap((name) => [...withFaces(readFileSync(`src/${name}`, "utf8")).matchAll(FACE)]);
const isSmall = ([, file]: RegExpExecArray): boolean => file!.startsWith("small-fonts/");

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
  const signs = SIGNS.map((sign) => sign.codePointAt(0)!);
  it("are one of three faces each", () => {
    expect(faces.filter(isSmall)).toHaveLength(7);
    expect(faces).toHaveLength(3 * 7);
  });
  it.each(faces.filter(isSmall).map((face) => [face[1]!, face[2]!]))("are asked for what %s holds", (_, ranges) =>
    expect(signsOf(ranges)).toEqual(signs),
  );
  it.each(faces.filter((face) => !isSmall(face)).map((face) => [face[1]!, face[2]!]))(
    "are enough for what they hold and beside a word joiner: %s is not fetched for that",
    (_, ranges) => expect(signsOf(ranges).filter((sign) => sign === WORD_JOINER || signs.includes(sign))).toEqual([]),
  );
});
