import { expect, test } from "vitest";
import { isSlow, srcset } from "./srcset";

const fetched = (transferSize: number, took: number) => ({ transferSize, responseStart: 100, responseEnd: 100 + took });

test("a line is slow when most files took long for their size", () => {
  expect(isSlow([fetched(45_000, 900), fetched(60_000, 1_000)])).toBe(true);
  expect(isSlow([fetched(45_000, 30), fetched(60_000, 40)])).toBe(false);
});

test("one file that was held up says nothing", () => {
  expect(isSlow([fetched(45_000, 30), fetched(60_000, 40), fetched(60_000, 5_000)])).toBe(false);
});

test("small files and those that the browser had say nothing", () => {
  expect(isSlow([])).toBe(false);
  expect(isSlow([fetched(300, 800), fetched(0, 0)])).toBe(false);
});

test("without a slow line both sizes are offered at once", () => {
  expect(srcset({ thumb: "/a-thumb", card: "/a-card" }, false)).toBe("/a-thumb 200w, /a-card 640w");
});
