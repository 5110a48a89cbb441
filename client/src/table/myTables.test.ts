// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { GAME_NAMES } from "../games/registry";
import { remember } from "../browser/storage";
import type { TableView } from "./view";
import { forgetTable, keepTable, myTables } from "./myTables";

beforeEach(() => localStorage.clear());

function table(code: string, you: number | null = 0): TableView {
  const seats = ["Ada", "Ben"].map((name, seat) => ({ seat, name, closed: false }));
  return { code, you, stage: "playing", seats, settings: { game: GAME_NAMES[0] } } as unknown as TableView;
}

it("keeps the tables where this browser sits, the newest first", () => {
  keepTable(table("AAAA"), 1_000);
  keepTable(table("BBBB"), 2_000);
  keepTable(table("AAAA"), 3_000);
  expect(myTables(4_000).map(({ code, seen }) => [code, seen])).toEqual([
    ["AAAA", 3_000],
    ["BBBB", 2_000],
  ]);
  expect(myTables(4_000)[0]?.names).toEqual(["Ben"]);
});

it("forgets a table where the seat was given up, and one that is gone", () => {
  keepTable(table("AAAA"));
  keepTable(table("BBBB"));
  keepTable(table("AAAA", null));
  forgetTable("BBBB");
  expect(myTables()).toEqual([]);
});

it("keeps a handful, for a month", () => {
  for (let number = 0; number < 20; number++) keepTable(table(`T${number}`), 1_000 + number);
  expect(myTables(2_000)).toHaveLength(6);
  expect(myTables(1_000 + 31 * 24 * 3_600_000)).toEqual([]);
});

it.each(["nonsense", "{}", '[1, null, {"code": 5}]'])("makes nothing of %s", (kept) => {
  remember("tables", kept);
  expect(myTables()).toEqual([]);
});
