import { describe, expect, it } from "vitest";
import words from "../src/i18n/en/pictomania.json";

const sources = Object.values(import.meta.glob<string>("../src/{games,settings}/pictomania/*.{svelte,ts}", { eager: true, query: "?raw", import: "default" })).join("\n");

/** Keys that are put together: `pictomania.told-voided-${why}`. */
const MADE = [...sources.matchAll(/`pictomania\.([a-z-]+-)\$\{[^}]+\}([a-z-]*)`/g)].map(([, start, end]) => new RegExp(`^${start}[a-z_0-9]+${end}$`));

describe("the words of Pictomania", () => {
  it("are all used", () => {
    const idle = Object.keys(words).filter((key) => !sources.includes(`pictomania.${key}"`) && !MADE.some((made) => made.test(key)));
    expect(idle).toEqual([]);
  });
});
