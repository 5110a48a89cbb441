import { describe, expect, it } from "vitest";
import { BREAKPOINTS, withSizes } from "../src/style/breakpoints";

const components = import.meta.glob<string>("../src/**/*.svelte", { eager: true, query: "?raw", import: "default" });
const queries = Object.entries(components).flatMap(([path, code]) =>
  [...code.matchAll(/@(?:media|container) ([^{]+)\{/g)].map(([, query]) => ({ path, query: query! })),
);

describe("sizes at which a layout changes", () => {
  it("are named, never written down in a component", () =>
    expect(queries.filter(({ query }) => /\d/.test(query))).toEqual([]));

  it("are all used", () => {
    const used = Object.values(components).join("\n");
    expect(
      Object.keys(BREAKPOINTS).filter((name) => !used.includes(`(${name})`) && !used.includes(`"${name}"`)),
    ).toEqual([]);
  });

  it("stand in for their names in queries only", () => {
    expect(withSizes("@media not (--phone) { a { color: var(--ink) } }")).toBe(
      "@media not ((width <= 30rem)) { a { color: var(--ink) } }",
    );
  });

  it("must exist", () => expect(() => withSizes("@container wall (--huge) { }")).toThrow("--huge"));
});
