import { describe, expect, it } from "vitest";
import english from "../i18n/en.json";
import { rulesOf } from "./rulesPage";
import type { Setup } from "../wire";

const setup: Setup = {
  rounds: 4,
  levels: [],
  seconds: 0,
  hurry: false,
  learning: false,
  tokens: {},
  own_cards: [],
  own_only: false,
  family: false,
  countdown: true,
  led: false,
};

function said(changes: Partial<Setup>): string[] {
  return rulesOf({ ...setup, ...changes }).flatMap(({ title, lines }) => [title, ...lines]);
}

describe("the rules", () => {
  it("speak of variants only where the table plays them", () => {
    // P19 P26 P30
    expect(said({})).not.toContain("rules.done-hurry");
    expect(said({ hurry: true, learning: true, seconds: 60 })).toEqual(
      expect.arrayContaining(["rules.done-hurry", "rules.score-learning", "rules.done-time"]),
    );
  });

  it("leave no line unsaid at a table that plays everything", () => {
    const all = Object.keys(english.rules)
      .filter((key) => key !== "credits")
      .map((key) => `rules.${key}`);
    expect(said({ hurry: true, learning: true, seconds: 60 }).sort()).toEqual(all.sort());
  });
});
