import { bySeat } from "../../../connection/seats";
import { list } from "../../../i18n/i18n.svelte";
import { t } from "../texts";
import type { PointedAt, RoundView } from "../wire";
import type { Seat } from "../../../wire";

export type Reason = NonNullable<PointedAt["reason"]>;

/** Why a drawing may break the drawing rules (P32). */
export const REASONS: Reason[] = ["letters", "place", "word", "other"];

/** Who points at a drawing. */
export function pointingAt(round: RoundView, drawer: Seat): Seat[] {
  return bySeat(round.pointed[drawer] ?? {}).map(([seat]) => seat);
}

/** What is said against a drawing, each reason once. */
export function reasonsAgainst(round: RoundView, drawer: Seat): string {
  const said = Object.values(round.pointed[drawer] ?? {});
  return list(REASONS.filter((reason) => said.includes(reason)).map((reason) => t(`game.reason-${reason}`)));
}
