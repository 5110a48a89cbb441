import { describe, expect, it } from "vitest";
import { BLANK } from "../sheets/drawn";
import { mostLoved, picturesOf } from "./gallery";
import type { RoundView } from "../wire";
import { S0, S1, S3 } from "../../../../tests/seats";

const round = {
  round: 2,
  cards: { A: "1/birds", B: "1/hats", C: "1/cars" },
  words: { 0: { letter: "A", number: 2 }, 3: { letter: "B", number: 1 } },
  hearts: { 3: [0, 1] },
  voided: [0],
} as unknown as RoundView;
const pictures = picturesOf(
  [round],
  [S0, S1, S3],
  (card) => (card === "1/birds" ? ["owl", "hen"] : ["cap"]),
  () => BLANK,
);

describe("the gallery", () => {
  it("shows every drawing with its word", () =>
    expect(pictures.map(({ id, word, voided }) => [id, word, voided])).toEqual([
      ["2.0", "hen", true],
      ["2.3", "cap", false],
    ]));
  it("knows the most loved", () => expect(mostLoved(pictures).map((one) => one.drawer)).toEqual([3])); // P29
  it("has no favourite without hearts", () => expect(mostLoved(pictures.slice(0, 1))).toEqual([]));
});
