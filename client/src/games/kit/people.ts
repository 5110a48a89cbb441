import { nameOf } from "../../table/people/people";
import type { TableView } from "../../table/view";
import type { Seat, SeatView } from "../../wire";

/** The people of a table as a game's screens and sentences need them. */
export interface People {
  you: Seat | null;
  name: (seat: Seat) => string;
  colour: (seat: Seat) => SeatView["colour"];
  face: (seat: Seat) => SeatView["face"];
  /** A bot sits here, or plays for somebody who is away. */
  bot: (seat: Seat) => "seated" | "stand-in" | null;
}

export function peopleOf(table: TableView): People {
  const seats = new Map(table.seats.map((seat) => [seat.seat, seat]));
  return {
    you: table.you,
    name: (seat) => nameOf(table, seat),
    colour: (seat) => seats.get(seat)?.colour ?? "orange",
    face: (seat) => seats.get(seat)?.face ?? null,
    bot: (seat) => (seats.get(seat)?.bot ? "seated" : seats.get(seat)?.stand_in ? "stand-in" : null),
  };
}
