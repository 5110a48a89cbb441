import type { TableView } from "../view";
import type { Presence, Seat, SeatView } from "../../wire";
import { shownName } from "./shownName";
import { firstSeats } from "../../connection/seats";

export function seatOf(table: TableView, seat: Seat | null): SeatView | undefined {
  return table.seats.find((one) => one.seat === seat);
}

export function nameOf(table: TableView, seat: Seat): string {
  const known = seatOf(table, seat);
  return known ? shownName(known) : "?";
}

/** Whether the seat is still that of the same player, as far as can be seen. Whoever has changed their name counts as another. */
export function isStill(before: SeatView, table: TableView): boolean {
  const now = seatOf(table, before.seat);
  return now !== undefined && TELLING.every((what) => now[what] === before[what]);
}

const TELLING = ["name", "colour", "face", "bot", "closed"] as const;

export function me(table: TableView): SeatView | undefined {
  return seatOf(table, table.you);
}

export function isHost(table: TableView): boolean {
  return table.you !== null && table.you === table.host;
}

/** A bot is always here; a person while one of their devices is connected. */
export function isHere(seat: SeatView, presence: Presence): boolean {
  return seat.bot !== null || presence.connected.includes(seat.seat);
}

/** Presence with the bots added, which games show like people. */
export function withBots(presence: Presence, table: TableView): Presence {
  const bots = table.seats.filter((one) => one.bot !== null).map((one) => one.seat);
  return { ...presence, connected: [...new Set([...presence.connected, ...bots])] };
}

export function freeSeats(table: TableView): Seat[] {
  const taken = new Set(table.seats.map((one) => one.seat));
  return firstSeats(table.settings.seats).filter((seat) => !taken.has(seat));
}

export function takenColours(table: TableView): Set<SeatView["colour"]> {
  return new Set(table.seats.filter((one) => one.seat !== table.you).map((one) => one.colour));
}
