import { describe, expect, it } from "vitest";
import type { Delta } from "../wire";
import { apply } from "./delta";
import text from "./delta-vectors.json?raw";

const VECTORS = JSON.parse(text) as { about: string; before: unknown; delta: Delta; after: unknown }[]; // an import would lose "__proto__"

describe("a delta", () => {
  it.each(VECTORS)("is applied as the server means it: $about", ({ before, delta, after }) => {
    expect(JSON.stringify(sorted(apply(delta, before)))).toBe(JSON.stringify(sorted(after)));
  });

  it.each(VECTORS)("leaves what was there as it is: $about", ({ before, delta }) => {
    const kept = JSON.stringify(before);
    apply(delta, before);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it("keeps the objects that have not changed", () => {
    const before = { turn: 1, wall: { "4,5": { title: "sea" } } };
    expect(apply({ put: [[["turn"], 2]] }, before).wall).toBe(before.wall);
    expect(apply({ put: [[["wall", "5,5"], {}]] }, before).wall["4,5"]).toBe(before.wall["4,5"]);
    expect(apply({}, before)).toBe(before);
  });
});

/** With the keys of every object in order: mappings have none of their own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
