import { describe, expect, it } from "vitest";
import { columnsFor } from "./columns";

describe("paintings side by side", () => {
  it("hang in a row where there is width for it", () => expect(columnsFor(4, 1600, 400, 16).columns).toBe(4));

  it("hang in two rows of four on a laptop", () => expect(columnsFor(8, 1400, 640, 16).columns).toBe(4));

  it("hang under each other on a narrow screen", () => expect(columnsFor(3, 300, 1200, 16).columns).toBe(1));

  it("never stick out", () => {
    for (const count of [3, 4, 5, 6, 7, 8]) {
      const { columns, card } = columnsFor(count, 1000, 500, 12);
      const rows = Math.ceil(count / columns);
      expect(columns * card + 12 * (columns - 1)).toBeLessThanOrEqual(1000);
      expect(rows * ((card * 3) / 4 + 44) + 12 * (rows - 1)).toBeLessThanOrEqual(500);
    }
  });
});
