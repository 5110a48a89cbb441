import { describe, expect, it } from "vitest";
import type { View } from "../view";
import { prizesOf } from "./prizes";
import { S0, S1 } from "../../../../tests/seats";
import type { Seat } from "../../../wire";

type Cell = [number, number];
const theme = (text: string, by: Seat) => ({ text, language: "en", by, understood: [], whole: false, contested: null });
const row = (number: number, count: number, by: Seat): View["galleries"][number] => ({
  line: `r${number}`,
  theme: theme(`theme ${number}`, by),
  cells: Array.from({ length: count }, (_, column): Cell => [column, number]),
});
const hung = (...by: (Seat | null)[]): View["wall"] =>
  by.map((seat, at) => ({ painting: `d/${at}`, cell: [at, 0], by: seat }));

describe("the prizes of an evening", () => {
  it("go to the longest line, to those who named most and to those who hung most", () => {
    const prizes = prizesOf({
      galleries: [row(1, 5, S0), row(2, 3, S1), row(3, 2, S1)],
      wall: hung(null, S0, S0, S1),
      doubts: {},
    });
    expect(prizes).toEqual([
      { kind: "longest-row", theme: theme("theme 1", S0), count: 5 },
      { kind: "most-themes", seat: 1, count: 2 },
      { kind: "most-hung", seat: 0, count: 2 },
    ]);
  });

  it("are not given where two are level", () => {
    expect(
      prizesOf({ galleries: [row(1, 3, S0), row(2, 3, S1)], wall: hung(S0, S1), doubts: { r1: 2, r2: 2 } }),
    ).toEqual([]);
  });

  it("go to the theme that most spoke against", () => {
    const view = { galleries: [row(1, 3, S0), row(2, 3, S1)], wall: hung(S0, S1), doubts: { r1: 1, r2: 3, c9: 5 } };
    expect(prizesOf(view)).toEqual([{ kind: "most-doubted", theme: theme("theme 2", S1), count: 3 }]);
  });
});
