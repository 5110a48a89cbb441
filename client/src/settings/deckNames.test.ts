import { expect, test } from "vitest";
import type { DeckSummary } from "../wire";
import { deckNames } from "./deckNames";

const known = [
  { id: "impressions", name: { en: "Impressions" } },
  { id: "sea", name: { en: "The Sea" } },
] as unknown as DeckSummary[];

test("chosen decks are named in the order in which they were chosen", () => {
  expect(deckNames(["sea", "impressions"], known)).toBe("The Sea + Impressions");
});

test("a deck that is gone keeps its id", () => {
  expect(deckNames(["sea", "trip"], known)).toBe("The Sea + trip");
});

test("nobody reads an id while the names are on their way", () => {
  expect(deckNames(["sea"], [])).toBe("…");
});
