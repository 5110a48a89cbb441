import { describe, expect, it } from "vitest";
import { boxToScreen } from "./camera";
import { fitWithPlaques, type Tagged } from "./fitting";
import { boundsOf, type Cell } from "./geometry";

const PHONE = { width: 360, height: 420 };
const size = { width: 120, height: 48 };
const cells: Cell[] = [
  [3, 3],
  [4, 3],
  [5, 3],
  [3, 4],
  [3, 5],
];
const museum = boundsOf(cells)!;
const row: Tagged = { line: "r3", extent: boundsOf(cells.slice(0, 3))!, size };
const short: Tagged = { line: "r4", extent: boundsOf([[3, 4]])!, size };
const column: Tagged = {
  line: "c3",
  extent: boundsOf([
    [3, 3],
    [3, 5],
  ])!,
  size,
};

describe("fitting the museum with its plaques", () => {
  it("leaves each plaque its place at the end of its line", () => {
    const camera = fitWithPlaques(museum, [row, column], PHONE, 10);
    expect(boxToScreen(camera, row.extent).right + 8 + size.width).toBeLessThanOrEqual(PHONE.width - 9.9);
    expect(boxToScreen(camera, column.extent).bottom + 8 + size.height).toBeLessThanOrEqual(PHONE.height - 9.9);
  });

  it("gives no room away to the plaque of a row that ends inside the museum", () => {
    const without = fitWithPlaques(museum, [], PHONE, 10);
    expect(fitWithPlaques(museum, [short], PHONE, 10).scale).toBeCloseTo(without.scale);
  });

  it("keeps the museum itself in view", () => {
    const seen = boxToScreen(fitWithPlaques(museum, [row, short, column], PHONE, 10), museum);
    expect(seen.left).toBeGreaterThanOrEqual(9.9);
    expect(seen.top).toBeGreaterThanOrEqual(9.9);
  });
});
