import { describe, expect, it } from "vitest";
import shell from "../src/i18n/en/shell.json";

const sources = Object.values(import.meta.glob<string>("../src/**/*.{svelte,ts}", { eager: true, query: "?raw", import: "default" })).join("\n");

/** Keys that are put together: `shell.colour-${colour}`. */
const MADE = [...sources.matchAll(/`shell\.([a-z-]+-)\$\{[^}]+\}([a-z-]*)`/g)].map(([, start, end]) => new RegExp(`^${start}[a-z]+${end}$`));

describe("the words of the shell", () => {
  it("are all used", () => {
    const idle = Object.keys(shell).filter((key) => !sources.includes(`shell.${key}"`) && !MADE.some((made) => made.test(key)));
    expect(idle).toEqual([]);
  });
});
