import { expect, it } from "vitest";
import { spotFor } from "./landing";

it("lets reactions land on the drawing, none where the one before it lies", () => {
  const spots = Array.from({ length: 100 }, (_, id) => spotFor(id));
  for (const [at, { x, y }] of spots.entries()) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(80);
    expect(y).toBeGreaterThanOrEqual(10);
    expect(y).toBeLessThanOrEqual(85);
    const before = spots[at - 1];
    if (before) expect(Math.hypot(x - before.x, y - before.y)).toBeGreaterThan(15);
  }
});
