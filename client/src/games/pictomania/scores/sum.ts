import type { RoundView } from "../wire";

/** What the points of a round are added up from, in the order in which the first scoring shows it. */
export type Part = "won" | "left" | "black" | "sheep" | "points";
export const ALL_PARTS: readonly Part[] = ["won", "left", "black", "sheep", "points"];
export const PART_MS = 2_200; // for which each is looked at

/** The parts of this round: a black sheep is not in every one. */
export function partsOf(round: RoundView): readonly Part[] {
  return ALL_PARTS.filter((part) => part !== "sheep" || round.score.black_sheep !== null);
}
