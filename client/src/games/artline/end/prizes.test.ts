import { describe, expect, it } from "vitest";
import type { View } from "../view";
import { prizesOf } from "./prizes";

type Cell = [number, number];
const theme = (text: string, by: number) => ({ text, language: "en", by, understood: [] });
const row = (number: number, count: number, by: number): View["galleries"][number] => ({
  line: `r${number}`,
  theme: theme(`theme ${number}`, by),
  cells: Array.from({ length: count }, (_, column): Cell => [column, number]),
});
const hung = (...by: (number | null)[]): View["museum"] =>
  by.map((seat, at) => ({ painting: `d/${at}`, cell: [at, 0], by: seat }));

describe("the prizes of an evening", () => {
  it("go to the longest line, to who named most and to who hung most", () => {
    const prizes = prizesOf({ galleries: [row(1, 5, 0), row(2, 3, 1), row(3, 2, 1)], museum: hung(null, 0, 0, 1) });
    expect(prizes).toEqual([
      { kind: "longest-row", theme: theme("theme 1", 0), count: 5 },
      { kind: "most-themes", seat: 1, count: 2 },
      { kind: "most-hung", seat: 0, count: 2 },
    ]);
  });

  it("are not given where two are level", () => {
    expect(prizesOf({ galleries: [row(1, 3, 0), row(2, 3, 1)], museum: hung(0, 1) })).toEqual([]);
  });
});
