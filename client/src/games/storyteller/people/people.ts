import { nameOf } from "../../../table/people/people";
import type { TableView } from "../../../table/view";
import type { Seat, SeatView } from "../../../wire";

/** The people of a table as this game's screens and sentences need them. */
export interface People {
  you: Seat | null;
  name: (seat: Seat) => string;
  colour: (seat: Seat) => SeatView["colour"];
  face: (seat: Seat) => SeatView["face"];
  /** A bot sits here, or plays for somebody who is away. */
  isBot: (seat: Seat) => boolean;
}

export function peopleOf(table: TableView): People {
  const seats = new Map(table.seats.map((seat) => [seat.seat, seat]));
  return {
    you: table.you,
    name: (seat) => nameOf(table, seat),
    colour: (seat) => seats.get(seat)?.colour ?? "orange",
    face: (seat) => seats.get(seat)?.face ?? null,
    isBot: (seat) => Boolean(seats.get(seat)?.bot ?? seats.get(seat)?.stand_in),
  };
}
