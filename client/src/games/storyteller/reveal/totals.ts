import type { Public, TurnView } from "../wire";
import type { Seat } from "../../../wire";
import { sumOf } from "./reasons";

/** Everybody's points, as far as they are revealed: without those of `turn`, whose paintings are still being turned over (S11). */
export function totalsWithout(totals: Public["totals"], turn: TurnView | undefined): (seat: Seat) => number {
  const scored = turn?.score?.seats ?? {};
  return (seat) => (totals[seat] ?? 0) - (scored[seat] ? sumOf(scored[seat]) : 0);
}
