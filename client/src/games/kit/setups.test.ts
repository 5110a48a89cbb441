import { describe, expect, it } from "vitest";
import { S0, S1, S2 } from "../../../tests/seats";
import type { TableView } from "../../table/view";
import { firstSeat } from "./setups";

describe("who begins", () => {
  it("is the seat that the host has named, or chance once it is free", () => {
    const table = { seats: [{ seat: S0 }, { seat: S2 }] } as Pick<TableView, "seats">;
    expect([S2, S1, null].map((first) => firstSeat({ first }, table))).toEqual([2, null, null]);
  });
});
