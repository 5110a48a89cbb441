import { describe, expect, it } from "vitest";
import { sheetFor } from "./sheet";

describe("the sheet of a saved museum", () => {
  it("has the same margin on the left and on the right, headings included", () => {
    const { size, at } = sheetFor({ width: 1900, height: 1400 }, { rows: 340, columns: 120 });
    expect(at.x - 340).toBeCloseTo(size.width - at.x - 1900);
    expect(at.y + 1400).toBeLessThan(size.height);
    expect(at.y - 120).toBeGreaterThan(0);
  });

  it("is wide enough for its words, with a small museum in the middle", () => {
    const { size, at } = sheetFor({ width: 300, height: 220 }, { rows: 100, columns: 60 });
    expect(size.width).toBeGreaterThan(900);
    expect(at.x - 100 + 200).toBe(size.width / 2);
  });
});
