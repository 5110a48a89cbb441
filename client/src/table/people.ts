import type { SeatView, TableView } from "../wire";

export const COLOURS: SeatView["colour"][] = ["orange", "sky", "green", "yellow", "blue", "pink"];

export function seatOf(table: TableView, seat: number | null): SeatView | undefined {
  return table.seats.find((one) => one.seat === seat);
}

export function nameOf(table: TableView, seat: number): string {
  return seatOf(table, seat)?.name ?? "?";
}

export function me(table: TableView): SeatView | undefined {
  return seatOf(table, table.you);
}

export function isHost(table: TableView): boolean {
  return table.you !== null && table.you === table.host;
}

export function freeSeats(table: TableView): number[] {
  const taken = new Set(table.seats.map((one) => one.seat));
  return Array.from({ length: table.settings.seats }, (_, seat) => seat).filter((seat) => !taken.has(seat));
}

export function takenColours(table: TableView): Set<SeatView["colour"]> {
  return new Set(table.seats.filter((one) => one.seat !== table.you).map((one) => one.colour));
}
