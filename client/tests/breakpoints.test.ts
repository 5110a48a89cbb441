import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BREAKPOINTS, PIXELS, withSizes } from "../src/style/breakpoints";

const FOLDER = join(import.meta.dirname, "../src");
const sources = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|css|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => ({ path, code: readFileSync(join(FOLDER, path), "utf8") }));

/** What stands where a size may stand: each must be a name. */
function queries(pattern: RegExp): { path: string; query: string }[] {
  return sources.flatMap(({ path, code }) =>
    [...code.matchAll(pattern)].map(([, query]) => ({ path, query: query!.trim() })),
  );
}

/** A query is names and what joins them, behind the name of a container. */
function isNamed(query: string): boolean {
  const joined = query.replace(/\(--[a-z-]+\)/g, "");
  return joined !== query && /^(?:[a-z]+ )?(?:and|or|not|[() ])*$/.test(joined);
}

describe("sizes at which a layout changes", () => {
  it("are named in every style", () => {
    const asked = queries(/@(?:media|container) ([^{]+)\{/g);
    expect(asked.some(({ path }) => path.endsWith(".css"))).toBe(true);
    expect(asked.filter(({ query }) => !isNamed(query))).toEqual([]);
  });

  it("are named in every script", () => {
    const asked = queries(/\b(?:matchMedia|MediaQuery)\(([^)]*)\)/g);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ query }) => !/^BREAKPOINTS\["--[a-z-]+"\]$/.test(query))).toEqual([]);
  });

  it("are named where a picture says how wide it is", () =>
    expect(queries(/\bsizes=["']([^"']*)/g).filter(({ query }) => query.startsWith("("))).toEqual([]));

  it("are all used", () => {
    const used = sources.map(({ code }) => code).join("\n");
    const names = Object.keys(BREAKPOINTS).filter((name) => !used.includes(`(${name})`) && !used.includes(`"${name}"`));
    expect([...names, ...Object.keys(PIXELS).filter((name) => !used.includes(`PIXELS.${name}`))]).toEqual([]);
  });

  it("stand in for their names in queries only", () => {
    expect(withSizes("@media not (--phone) { a { color: var(--ink) } }")).toBe(
      "@media not ((width <= 30rem)) { a { color: var(--ink) } }",
    );
  });

  it("must exist", () => expect(() => withSizes("@container wall (--huge) { }")).toThrow("--huge"));
});
