import { describe, expect, it } from "vitest";
import { firstSetup } from "../settings/choices";
import { rulesOf } from "./rulesPage";
import type { Setup } from "../wire";

function lines(change: Partial<Setup>): string[] {
  return rulesOf({ ...firstSetup("en", ["impressions"]), ...change }).flatMap((section) => section.lines);
}

describe("the rules page", () => {
  it("tells how this table ends", () => {
    // S8
    expect(lines({})).toContain("rules.end-goal");
    expect(lines({ rounds: 2 })).toContain("rules.end-rounds");
  });

  it("speaks of the second vote unless the host has switched it off", () => {
    // S5
    expect(lines({})).toContain("rules.points-second");
    expect(lines({ second_vote: false })).not.toContain("rules.points-second");
  });
});
