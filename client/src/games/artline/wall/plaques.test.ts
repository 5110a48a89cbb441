import { describe, expect, it } from "vitest";
import { boxToScreen, type Camera } from "./camera";
import { boundsOf, cellBox, cellsInLine, isRow, overlap, type Box, type Cell, type Size } from "./geometry";
import { FOLDED, hangPlaques, type Hung, type Label } from "./plaques";

const PLAQUE: Size = { width: 110, height: 34 };
const PHONE: Box = { left: 4, top: 4, right: 356, bottom: 416 };

function grid(columns: number, rows: number): Cell[] {
  return Array.from({ length: columns * rows }, (_, at): Cell => [at % columns, Math.floor(at / columns)]);
}

function labels(cells: Cell[], camera: Camera, size: Size = PLAQUE): Label[] {
  const lines = new Set(cells.flatMap(([column, row]) => [`r${row}`, `c${column}`]));
  return [...lines].map((line) => ({
    line,
    row: isRow(line),
    extent: boxToScreen(camera, boundsOf(cellsInLine(line, cells))!),
    size,
  }));
}

function hang(cells: Cell[], camera: Camera, view: Box, size: Size = PLAQUE): Hung[] {
  return hangPlaques(
    labels(cells, camera, size),
    cells.map((cell) => boxToScreen(camera, cellBox(cell))),
    view,
  );
}

function boxOf({ left, top }: Hung, size: Size = PLAQUE): Box {
  return { left, top, right: left + size.width, bottom: top + size.height };
}

describe("plaques", () => {
  it("hang at the end of their row and column where there is room", () => {
    const cells: Cell[] = [
      [0, 0],
      [1, 0],
      [0, 1],
    ];
    const view = { left: 0, top: 0, right: 800, bottom: 600 };
    const [row, column] = ["r0", "c0"].map((line) =>
      hang(cells, { x: 50, y: 50, scale: 1 }, view).find((p) => p.line === line),
    );
    expect(row?.left).toBe(50 + 320 + 8);
    expect(column?.top).toBe(50 + 240 + 8);
  });

  it("stay inside the view at any zoom", () => {
    for (const scale of [0.15, 0.3, 0.6, 1, 2, 4]) {
      for (const plaque of hang(grid(5, 4), { x: -100, y: -60, scale }, PHONE).filter((p) => p.visible)) {
        const box = boxOf(plaque);
        expect(box.left).toBeGreaterThanOrEqual(PHONE.left);
        expect(box.top).toBeGreaterThanOrEqual(PHONE.top);
        expect(box.right).toBeLessThanOrEqual(PHONE.right);
        expect(box.bottom).toBeLessThanOrEqual(PHONE.bottom);
      }
    }
  });

  it("do not cover one another on a phone with six rows and six columns", () => {
    const hung = hang(grid(6, 6), { x: 10, y: 20, scale: 0.22 }, PHONE).map((plaque) => boxOf(plaque));
    for (const [at, one] of hung.entries()) {
      for (const other of hung.slice(at + 1)) expect(overlap(one, other)).toBe(0);
    }
  });

  it("fold up rather than cover paintings or one another", () => {
    const cells = grid(8, 8);
    const camera = { x: 10, y: 60, scale: 0.24 };
    const paintings = cells.map((cell) => boxToScreen(camera, cellBox(cell)));
    const hung = hangPlaques(
      labels(cells, camera).map((label) => ({ ...label, foldable: true })),
      paintings,
      PHONE,
    );
    expect(hung.some((plaque) => plaque.folded)).toBe(true);
    for (const plaque of hung) {
      const size = plaque.folded ? FOLDED : PLAQUE;
      const hidden = paintings.reduce((sum, painting) => sum + overlap(boxOf(plaque, size), painting), 0);
      expect(hidden).toBeLessThanOrEqual((size.width * size.height) / 20);
    }
  });

  it("that are talked about are never folded", () => {
    const camera = { x: 10, y: 60, scale: 0.24 };
    const hung = hangPlaques(
      labels(grid(8, 8), camera).map((label) => ({ ...label, foldable: label.line !== "r3" })),
      grid(8, 8).map((cell) => boxToScreen(camera, cellBox(cell))),
      PHONE,
    );
    expect(hung.find((plaque) => plaque.line === "r3")?.folded).toBe(false);
  });

  it("stick to the edge when the end of a visible line is out of view", () => {
    const cells = grid(6, 1);
    const row = hang(cells, { x: 0, y: 100, scale: 1 }, PHONE).find((plaque) => plaque.line === "r0");
    expect(row?.visible).toBe(true);
    expect(boxOf(row!).right).toBeLessThanOrEqual(PHONE.right);
  });

  it("are put away for a line of which nothing is in view", () => {
    const far = hang(grid(2, 2), { x: 0, y: 5000, scale: 1 }, PHONE);
    expect(far.filter((plaque) => isRow(plaque.line)).every((plaque) => !plaque.visible)).toBe(true);
  });
});
