import type { View } from "../view";
import type { Seat } from "../../../wire";

/** Points of a round as they are written down: +3, 0, −2; nothing for a player who did not play. */
export function signed(points: number | undefined): string {
  if (points === undefined) return "";
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A total as it is written: 3, 0, −2. */
export function written(total: number): string {
  return String(total).replace("-", "−");
}

/** The seats, the leader first. */
export function ranked(view: Pick<View, "seats" | "totals">): Seat[] {
  return [...view.seats].sort((one, other) => (view.totals[other] ?? 0) - (view.totals[one] ?? 0));
}
