import type { TableView } from "../../../table/view";
import type { Key } from "../texts";
import type { Setup } from "../wire";
import type { Seat } from "../../../wire";

/** What the box asks to find out who begins (A3). */
export function firstQuestion(setup: Pick<Setup, "edition">): Key {
  return setup.edition === "louvre" ? "lobby.first-question-louvre" : "lobby.first-question";
}

/** The seat that the host has named; `null`, for chance, also when nobody sits there any more. */
export function firstSeat(setup: Pick<Setup, "first">, table: Pick<TableView, "seats">): Seat | null {
  return table.seats.some((one) => one.seat === setup.first) ? setup.first : null;
}
