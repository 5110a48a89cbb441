import type { LoadedGame } from "../games/loadedGame";
import { GAME_NAMES, type GameName, isGame, loadGame } from "../games/registry";
import type { Language } from "../i18n/languages";
import { recall, remember } from "../browser/storage";
import { type TableSettings, USUAL_SETTINGS } from "../wire";

/** Seconds; 0 is never. */
export const STAND_IN_TIMES = [15, 30, 45, 60, 120, 300, 600, 0];

/** Settings for a game that is here. */
export type GameSettings = TableSettings & { game: GameName };

/** The settings of a new table, and the game they are for. */
export interface Choices {
  game: LoadedGame;
  settings: GameSettings;
}

/** What most newcomers want, or what this browser chose last time. `wanted` is the game that was asked for. */
export async function firstChoices(language: Language, decks: readonly string[], wanted?: GameName): Promise<Choices> {
  const last = lastSettings();
  const name = wanted ?? last?.game ?? GAME_NAMES[0];
  const game = await loadGame(name);
  const setup = game.firstSetup(language, decks, last?.game === name ? last.setup : undefined);
  const around = { ...usualSettings(language), ...last };
  return { game, settings: { ...around, game: name, setup, seats: seatsFor(game, around.seats) } };
}

/** A table's own settings when nothing is chosen. */
export function usualSettings(language: Language): Omit<TableSettings, "game" | "setup"> {
  return { ...USUAL_SETTINGS, language };
}

/** The settings of a table that nobody has changed. */
export async function standardChoices(language: Language, decks: readonly string[], name: GameName): Promise<Choices> {
  const game = await loadGame(name);
  return { game, settings: { ...usualSettings(language), game: name, setup: game.firstSetup(language, decks) } };
}

/** The same, with `deck` alone on the wall: what the link from a deck of your own asks for. */
export async function choicesWithDeck(language: Language, decks: readonly string[], deck: string): Promise<Choices> {
  const { settings } = await firstChoices(language, decks);
  for (const name of [settings.game, ...GAME_NAMES]) {
    const game = await loadGame(name);
    const setup = game.firstSetup(language, [deck], name === settings.game ? settings.setup : undefined);
    if (game.decks(setup).includes(deck)) return { game, settings: { ...settings, game: name, setup } };
  }
  throw new Error(`no game shows the pictures of ${deck}`);
}

/** Each number of players from the least to the most. */
export function counts([least, most]: LoadedGame["players"]): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** As many seats as wanted, within what the game has room for. */
export function seatsFor({ players: [least, most] }: LoadedGame, wanted: number): number {
  return Math.min(Math.max(wanted, least), most);
}

/** What this browser chose last time; nothing if that was for a game that is not here. */
export function lastSettings(): GameSettings | null {
  try {
    const settings = JSON.parse(recall("settings") ?? "null") as TableSettings | null;
    return isGame(settings?.game) ? (settings as GameSettings) : null;
  } catch {
    return null;
  }
}

/** The same for one game. */
export function lastSetup(game: GameName): unknown {
  const last = lastSettings();
  return last?.game === game ? last.setup : undefined;
}

export function rememberSettings(settings: TableSettings): void {
  remember("settings", JSON.stringify(settings));
}
