import { nameOf } from "../../../table/people/people";
import type { TableView } from "../../../table/view";
import type { Seat, SeatView } from "../../../wire";

/** The people of a table as this game's screens and sentences need them. */
export interface People {
  you: Seat | null;
  name: (seat: Seat) => string;
  colour: (seat: Seat) => SeatView["colour"];
  face: (seat: Seat) => SeatView["face"];
  /** The pencil of a seat: its colour, dark enough for paper. */
  pencil: (seat: Seat) => string;
  /** A bot sits here, or plays for somebody who is away. */
  isBot: (seat: Seat) => boolean;
}

/** Each at least 3 : 1 on the sheet, and told apart with every kind of colour blindness. */
const PENCILS: Record<SeatView["colour"], string> = {
  orange: "#b53a00",
  sky: "#2496cc",
  green: "#005c45",
  yellow: "#a08400",
  blue: "#2b2d9e",
  pink: "#cd5ba8",
  red: "#e0362c",
  grey: "#5c5c5c",
};

export function peopleOf(table: TableView): People {
  const seats = new Map(table.seats.map((seat) => [seat.seat, seat]));
  const colour = (seat: Seat): SeatView["colour"] => seats.get(seat)?.colour ?? "blue";
  return {
    you: table.you,
    name: (seat) => nameOf(table, seat),
    colour,
    face: (seat) => seats.get(seat)?.face ?? null,
    pencil: (seat) => PENCILS[colour(seat)],
    isBot: (seat) => Boolean(seats.get(seat)?.bot ?? seats.get(seat)?.stand_in),
  };
}
