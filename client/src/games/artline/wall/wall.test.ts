import { describe, expect, it } from "vitest";
import { paintingsOnWall, plaqueTexts } from "./wall";
import type { View } from "../view";
import type { Theme } from "../wire";
import { S0, S1 } from "../../../../tests/seats";

const theme = (text: string, by = S0): Theme => ({
  text,
  language: "en",
  by,
  understood: [],
  whole: false,
  contested: null,
});

const view: Pick<View, "wall" | "galleries" | "placement"> = {
  wall: [
    { painting: "d/a", cell: [5, 5], by: null },
    { painting: "d/b", cell: [6, 5], by: S0 },
  ],
  galleries: [
    {
      line: "r5",
      theme: theme("Boats"),
      cells: [
        [5, 5],
        [6, 5],
      ],
    },
  ],
  placement: {
    id: 3,
    seat: S1,
    owner: S1,
    painting: "d/c",
    cell: [6, 6],
    exhibition: false,
    answers: {},
    objections: {},
    explanation: null,
    may_object: {},
    naming: 1,
    lines: [{ line: "c6", effect: "opens", theme: theme("Hats", S1), paintings: ["d/b"] }],
  },
};
const shown = view as View;

describe("the wall", () => {
  it("shows a painting that does not stand yet among those that do", () => {
    expect(paintingsOnWall(shown).map(({ painting, pending }) => [painting, pending])).toEqual([
      ["d/a", false],
      ["d/b", false],
      ["d/c", true],
    ]);
  });

  it("shows a new theme as not standing yet", () => {
    expect(
      plaqueTexts(shown, null, S0)
        .map(({ line, text, pending }) => [line, text, pending])
        .sort(),
    ).toEqual([
      ["c6", "Hats", true],
      ["r5", "Boats", false],
    ]);
  });

  it("has one plaque per line, also while your own pending is on its way", () => {
    const pending = { painting: "d/c", cell: [6, 6] as [number, number], themes: { c6: "Hat" } };
    const lines = plaqueTexts(shown, pending, S1).map((plaque) => plaque.line);
    expect(new Set(lines).size).toBe(lines.length);
    expect(plaqueTexts(shown, pending, S1).find((plaque) => plaque.line === "c6")?.text).toBe("Hats");
  });
});
