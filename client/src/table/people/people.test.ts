import { expect, test } from "vitest";
import { S0, S1 } from "../../../tests/seats";
import type { Seat, SeatView } from "../../wire";
import { isStill } from "./people";
import type { TableView } from "../view";

const at = (seat: Seat, name: string, more: Partial<SeatView> = {}): SeatView => ({
  seat,
  name,
  colour: "sky",
  host: false,
  closed: false,
  bot: null,
  stand_in: false,
  muted: false,
  face: "fox",
  ...more,
});
const table = (...seats: SeatView[]): TableView => ({ seats }) as TableView;

test("a player is still there when something else about them changes", () => {
  expect(isStill(at(S1, "Ben"), table(at(S0, "Ada"), at(S1, "Ben", { muted: true, host: true })))).toBe(true);
});

test("but not once the seat is free, taken by somebody else or by a bot, or closed", () => {
  const ben = at(S1, "Ben");
  expect(isStill(ben, table(at(S0, "Ben")))).toBe(false);
  expect(isStill(ben, table(at(S1, "Cleo")))).toBe(false);
  expect(isStill(ben, table(at(S1, "Ben", { face: "owl" })))).toBe(false);
  expect(isStill(ben, table(at(S1, "Ben", { bot: "easy" })))).toBe(false);
  expect(isStill(ben, table(at(S1, "Ben", { closed: true })))).toBe(false);
});
