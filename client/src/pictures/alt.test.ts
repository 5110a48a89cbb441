import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../i18n/i18n.svelte";
import type { PaintingCard } from "../wire";
import { altText, caption, made, yearText } from "./alt";

const orion = {
  title: { en: "The Blind Orion", zh: "盲眼的俄里翁" },
  artist: { en: "Nicolas Poussin", zh: "尼古拉·普桑" },
  year: "c. 1658",
  tags: ["sky", "tree", "unheard-of"],
} as unknown as PaintingCard;
const untold = { ...orion, artist: {}, year: "", tags: [] };

describe("in English", () => {
  beforeAll(() => speak("en"));

  it("a label has title, artist and year", () =>
    expect(caption(orion)).toBe("The Blind Orion, Nicolas Poussin, c. 1658"));

  it("a label leaves out what nobody knows", () => {
    expect(caption(untold)).toBe("The Blind Orion");
    expect(made(untold)).toBe("");
  });

  it("what can be seen is said, or else the title", () => {
    expect(altText(orion, { sky: "sky", tree: "tree" })).toBe("sky, tree");
    expect(altText(untold, {})).toBe("Painting: The Blind Orion");
  });
});

describe("in Chinese", () => {
  beforeAll(() => speak("zh"));

  it("a label has the signs that Chinese has", () => {
    expect(caption(orion)).toBe("《盲眼的俄里翁》，尼古拉·普桑，约1658年");
    expect(made(orion)).toBe("尼古拉·普桑，约1658年");
    expect(altText(orion, { sky: "天空", tree: "树" })).toBe("天空、树");
  });

  it("an untold painting is named by its title", () => expect(altText(untold, {})).toBe("画作：《盲眼的俄里翁》"));
});

describe("the year of a painting", () => {
  it("is about right in every language", () => {
    expect(yearText("c. 1528", "en")).toBe("c. 1528");
    expect(yearText("c. 1528", "es")).toBe("h. 1528");
    expect(yearText("c. 1528", "ru")).toBe("ок. 1528");
    expect(yearText("c. 1528", "uk")).toBe("бл. 1528");
    expect(yearText("c. 1633–34", "zh")).toBe("约1633–34年");
  });

  it("is a plain number where it is known", () => {
    expect(yearText("1890–92", "ru")).toBe("1890–92");
    expect(yearText("750", "zh")).toBe("750年");
  });

  it("stays as somebody wrote it where it is no year", () => {
    expect(yearText("spring", "zh")).toBe("spring");
    expect(yearText("", "zh")).toBe("");
  });
});
