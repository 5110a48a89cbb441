import type { Seat } from "../wire";

/** Makes a seat of a number, for seats that are counted here; those from the server have their type. */
export const seatAt = (number: number): Seat => number as Seat;

/** The first `count` seats of a table. */
export const firstSeats = (count: number): Seat[] => Array.from({ length: count }, (_, number) => seatAt(number));

/** Reads a mapping by seat from the server, since JSON keys are always strings. */
export function bySeat<T>(told: Readonly<Record<Seat, T>>): [seat: Seat, value: T][] {
  return Object.entries(told).map(([seat, value]) => [seatAt(Number(seat)), value]);
}

/** The players who were best at something, and how often; several if they tied. */
export interface Prize {
  seats: Seat[];
  count: number;
}

/** A prize for the player named most often; if nobody is named, there is no prize. */
export function mostNamed(seats: readonly Seat[]): Prize | null {
  const counts = new Map<Seat, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most === 0 ? null : { seats: [...counts.keys()].filter((seat) => counts.get(seat) === most), count: most };
}
