import { describe, expect, it } from "vitest";
import { rulesOf } from "./rulesPage";
import { type Setup, USUAL_SETUP } from "../wire";

function lines(change: Partial<Setup>): string[] {
  const setup: Setup = {
    ...USUAL_SETUP,
    ...change,
  };
  return rulesOf(setup).flatMap((section) => [section.title, ...section.lines]);
}

describe("the rules page", () => {
  it("tells when you may discard", () => {
    // A25
    expect(lines({ edition: "hermitage" })).toContain("rules.discard-free");
    expect(lines({ edition: "tretyakov" })).toContain("rules.discard-sure");
  });

  it("tells whether too broad is a fault", () => {
    // A18
    expect(lines({ edition: "louvre" })).toContain("rules.themes-broad");
    expect(lines({ edition: "tretyakov" })).not.toContain("rules.themes-broad");
  });

  it("tells who must understand a theme", () => {
    // A19
    expect(lines({ edition: "louvre" })).toContain("rules.doubt-unclear-any");
    expect(lines({ edition: "hermitage" })).toContain("rules.doubt-unclear-players");
    expect(lines({ edition: "tretyakov" })).toContain("rules.doubt-unclear-half");
  });

  it("lets nobody simply discard among curators", () => {
    // A32
    const rules = lines({ curators: true });
    expect(rules).toContain("rules.variant-curators");
    expect(rules).not.toContain("rules.discard-free");
  });

  it("speaks of variants only where the table plays them", () => {
    expect(lines({})).not.toContain("rules.variants");
    expect(lines({ season: true, turn_seconds: 60 })).toEqual(
      expect.arrayContaining(["rules.variant-season", "rules.variant-clock"]),
    );
  });
});
