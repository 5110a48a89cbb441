import { t } from "../texts";
import type { SeatScore } from "../wire";

const REASONS = ["told", "found", "spared", "drew", "sure"] as const;

/** Why somebody got their points in a turn: "+3 found it", one for each reason (S6, S7). */
export function reasonsOf(score: SeatScore): string[] {
  return REASONS.filter((reason) => score[reason] > 0).map((reason) =>
    t(`game.because-${reason}`, { points: score[reason], count: score[reason] }),
  );
}

export function sumOf(score: SeatScore): number {
  return REASONS.reduce((sum, reason) => sum + score[reason], 0);
}
