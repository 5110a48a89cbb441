import type { DeckSummary } from "../../../wire";
import type { Language } from "../../../i18n/languages";
import { freshened } from "../../kit/setups";
import { PLAYERS, type Setup, USUAL_SETUP } from "../wire";

export type Edition = Setup["edition"];

export const EDITIONS: Edition[] = ["louvre", "hermitage", "tretyakov"];
export const SIZES = [7, 9, 11, 13, 15, 21];
export const TURN_CLOCKS = [0, 30, 60, 120, 300, 600, 3_600, 43_200, 86_400];
/** From here on people are meant to be away (A33). */
export const BY_CORRESPONDENCE = 43_200;
export const WINDOW_CLOCKS = [10, 20, 40, 60, 120, 3_600, 86_400, 0];
export const SEASON_STARTS = [2, 3, 4];

/** The box that is sold in the reader's language. */
const BOXES: Record<Language, Edition> = {
  en: "louvre",
  zh: "louvre",
  es: "hermitage",
  ru: "tretyakov",
  uk: "tretyakov",
};

export function firstSetup(language: Language, decks: readonly string[], last?: Setup): Setup {
  return freshened(last ?? { ...USUAL_SETUP, edition: BOXES[language] }, decks);
}

/** Paintings a player needs for a game that does not run out of them: the boxes have 16 for each of six. */
const ENOUGH = 16;

/** How many players the chosen decks serve well. */
export function playersServed(setup: Pick<Setup, "decks">, decks: readonly DeckSummary[]): number {
  const paintings = decks.filter(({ id }) => setup.decks.includes(id)).reduce((sum, deck) => sum + deck.paintings, 0);
  return Math.min(PLAYERS[1], Math.floor(paintings / ENOUGH));
}
