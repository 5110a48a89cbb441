import type { Language } from "../../../i18n/languages";
import { type Setup, USUAL_SETUP } from "../wire";

export type OwnCard = Setup["own_cards"][number];

export const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8];
export const LEVELS = [1, 2, 3, 4];
export const CLOCKS = [0, 60, 90, 120, 180, 240, 300, 600];

export function firstSetup(_language: Language, _decks: readonly string[], last?: Setup): Setup {
  return { ...USUAL_SETUP, ...last, own_cards: [], own_only: false };
}

/** For a game that begins without a look at the settings: nobody has said who is in the room. */
export function atOnce(language: Language, _decks: unknown, last?: Setup): Setup {
  return { ...firstSetup(language, [], last), family: true };
}

/** The level of each round as it will be played: harder and harder, unless chosen otherwise. */
export function levelsOf({ rounds, levels }: Pick<Setup, "rounds" | "levels">): number[] {
  return Array.from({ length: rounds }, (_, at) => levels[at] ?? Math.min(at + 1, 4));
}
