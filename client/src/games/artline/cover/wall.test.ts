import { expect, it } from "vitest";
import { COLUMNS, HUNG, isNamed, ROWS } from "./wall";

it("fills every cell of the wall once", () => {
  const cells = new Set(HUNG.map(({ row, column }) => `${row} ${column}`));
  expect(cells.size).toBe(ROWS.length * COLUMNS.length);
  expect(HUNG.length).toBe(cells.size);
});

it("names a line when its second painting hangs", () => {
  // A9
  expect(isNamed("column", 1, 1)).toBe(false);
  expect(isNamed("column", 1, 2)).toBe(true);
  expect(isNamed("row", 0, 2)).toBe(false);
  expect(isNamed("row", 0, 3)).toBe(true);
});

it("hangs every painting beside another one", () => {
  for (const [at, { row, column }] of HUNG.entries()) {
    const neighbours = HUNG.slice(0, at).filter((one) => Math.abs(one.row - row) + Math.abs(one.column - column) === 1);
    expect(at === 0 || neighbours.length > 0).toBe(true);
  }
});
