import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../../i18n/i18n.svelte";
import type { PaintingCard } from "../../../wire";
import { load, t } from "../texts";
import { seenOn } from "./seenOn";

vi.mock("../../../pictures/pictures.svelte", () => ({ vocabulary: () => ({ sky: "sky", tree: "tree" }) }));

const card = (tags: string[]): PaintingCard =>
  ({
    title: { en: "The Blind Orion" },
    artist: { en: "Nicolas Poussin" },
    year: "c. 1658",
    tags,
  }) as unknown as PaintingCard;

describe("what is said of a painting before the reveal", () => {
  beforeAll(async () => {
    await speak("en");
    await load();
  });

  it("is what is seen on it", () => expect(seenOn(card(["sky", "unheard-of", "tree"]))).toBe("sky, tree"));

  it("is neither its title nor its artist, even if nothing else is known", () => {
    expect(seenOn(card([]))).toBe(t("game.a-painting"));
    expect(seenOn(card(["unheard-of"]))).not.toMatch(/Orion|Poussin/);
  });
});
