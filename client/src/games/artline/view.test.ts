import { describe, expect, it } from "vitest";
import { viewOf } from "./view";
import type { Own, Public, Theme } from "./wire";
import { S0, S1, S2 } from "../../../tests/seats";

const theme = (text: string): Theme => ({
  text,
  language: "en",
  by: S0,
  understood: [],
  whole: false,
  contested: null,
});
const shown = {
  wall: { "5,5": { painting: "d/a", by: null }, "6,5": { painting: "d/b", by: 0 } },
  lines: {
    r5: [
      [5, 5],
      [6, 5],
    ],
    c5: [[5, 5]],
    c6: [[6, 5]],
  },
  themes: { r5: theme("boats") },
  placement: null,
  vote: null,
} as unknown as Public;
const own: Own = {
  may: [],
  hand: [],
  layable: [],
  places: [],
  may_object: {},
  ballot: null,
  corrects: [],
  presumed: false,
};
const placement = { lines: ["r5", "c6"], themes: { c6: theme("hats") } } as unknown as NonNullable<Public["placement"]>;

describe("what a reader sees", () => {
  it("is the wall by its cells, and a gallery for every line with a theme", () => {
    const view = viewOf(shown, own);
    expect(view.wall).toEqual([
      { painting: "d/a", by: null, cell: [5, 5] },
      { painting: "d/b", by: 0, cell: [6, 5] },
    ]);
    expect(view.galleries).toEqual([
      {
        line: "r5",
        theme: theme("boats"),
        cells: [
          [5, 5],
          [6, 5],
        ],
      },
    ]);
  });

  it("tells at a place which lines are opened and which are extended, and what hangs there", () => {
    const [place] = viewOf(shown, { ...own, places: [{ cell: [7, 5], lines: ["r5", "c6"], exhibition: true }] }).places;
    expect(place?.lines).toEqual([
      { line: "r5", effect: "extends", theme: theme("boats"), paintings: ["d/a", "d/b"] },
      { line: "c6", effect: "opens", theme: null, paintings: ["d/b"] },
    ]);
  });

  it("shows a new theme over the line that a placement opens, and what you may say against it", () => {
    const view = viewOf({ ...shown, placement }, { ...own, may_object: { c6: ["unclear"] } });
    expect(view.placement?.lines.map(({ line, effect, theme }) => [line, effect, theme?.text])).toEqual([
      ["r5", "extends", "boats"],
      ["c6", "opens", "hats"],
    ]);
    expect(view.placement?.may_object).toEqual({ c6: ["unclear"] });
  });

  it("shows your own ballot in a vote", () => {
    const vote = {
      reason: "unclear",
      line: "c6",
      by: [1],
      voters: [1, 2],
      voted: [1],
      answer: null,
      answered: false,
      asked_again: [],
    } as const;
    const view = viewOf(
      { ...shown, placement, vote: { ...vote, by: [S1], voters: [S1, S2], voted: [S1], asked_again: [] } },
      { ...own, ballot: false },
    );
    expect(view.vote).toEqual({ ...vote, theme: theme("hats"), mine: false });
  });

  it("has the same list of paintings for as long as the wall is the same", () => {
    expect(viewOf({ ...shown }, own).wall).toBe(viewOf(shown, own).wall);
  });
});
