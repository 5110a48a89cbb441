import { expect, it } from "vitest";
import { ago } from "./ago";

const NOW = Date.UTC(2026, 10, 16, 14, 0);
const MINUTE = 60_000;

it.each([
  [59_000, "now"],
  [-5_000, "now"],
  [59 * MINUTE, "59 minutes ago"],
  [60 * MINUTE, "1 hour ago"],
  [26 * 60 * MINUTE, "yesterday"],
  [400 * 24 * 60 * MINUTE, "400 days ago"],
])("says how long ago it was: %d ms", (past, words) => {
  expect(ago(NOW - past, "en", NOW)).toBe(words);
});

it("says it in the language of the reader", () => {
  expect(ago(NOW - 3 * MINUTE, "ru", NOW)).toBe("3 минуты назад");
});
