import type { TableView } from "../../../table/view";
import type { Seat, SeatView } from "../../../wire";
import { type People as Players, peopleOf as playersOf } from "../../kit/people";

export interface People extends Players {
  /** The pencil of a seat: its colour, dark enough for paper. */
  pencil: (seat: Seat) => string;
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
  const players = playersOf(table);
  return { ...players, pencil: (seat) => PENCILS[players.colour(seat)] };
}
