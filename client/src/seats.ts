import type { Seat } from "./wire";

/** The seat with this number: for seats that are counted here. The server's come with their type. */
export const seatAt = (number: number): Seat => number as Seat;

/** The first so many seats of a table. */
export const firstSeats = (count: number): Seat[] => Array.from({ length: count }, (_, number) => seatAt(number));

/** What the server tells by seat. JSON has only texts for keys. */
export function bySeat<T>(told: Readonly<Record<Seat, T>>): [seat: Seat, value: T][] {
  return Object.entries(told).map(([seat, value]) => [seatAt(Number(seat)), value]);
}
