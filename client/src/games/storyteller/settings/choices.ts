import type { Language } from "../../../i18n/languages";
import { freshened } from "../../kit/setups";
import { type Setup, USUAL_SETUP } from "../wire";

export const GOALS = [15, 20, 30, 40, 50, 60];
export const ROUNDS = [1, 2, 3, 4, 5];
export const CLUE_CLOCKS = [0, 60, 120, 180, 300, 600];
export const CLOCKS = [0, 30, 60, 120, 180, 300];

/** The first setup. Nobody is named to tell first: that was meant for one game. */
export function firstSetup(_language: Language, decks: readonly string[], last?: Setup): Setup {
  return freshened(last ?? USUAL_SETUP, decks);
}
