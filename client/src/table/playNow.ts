import { api } from "../api";
import type { Strength } from "../games/contract";
import { GAME_NAMES, type GameName, isGame, loadGame } from "../games/registry";
import { language, t } from "../i18n/i18n.svelte";
import { recall, remember } from "../browser/storage";
import { lastProfile } from "../browser/preferences.svelte";
import { lastSettings, lastSetup, usualSettings } from "../settings/choices";
import type { TableView } from "./view";
import type { DeckSummary, TableCommand } from "../wire";

/** What still has to be done at a table that was opened to play at once, by its code. */
const planned = new Map<string, TableCommand[]>();

/** The game that this browser played last. */
export function lastGame(): GameName {
  const played = recall("game");
  return isGame(played) ? played : (lastSettings()?.game ?? GAME_NAMES[0]);
}

/** Opens a table for a game against bots; the table's page does the rest. */
export async function openAgainstBots(name: GameName, decks: readonly DeckSummary[]): Promise<string> {
  remember("game", name);
  const { playNow } = await loadGame(name);
  const setup = playNow.setup(language(), decks, lastSetup(name));
  const { code } = await api.newTable({ ...usualSettings(language()), game: name, setup });
  const { name: player, colour, face } = lastProfile();
  planned.set(code, [
    { type: "TakeSeat", name: player || t("shell.guest"), colour, seat: null, face },
    ...opponents(playNow.bots).map((strength): TableCommand => ({ type: "SeatBot", strength, seat: null })),
    { type: "StartGame" },
  ]);
  return code;
}

/** Returns what has to be done at this table first, only once. */
export function takePlan(code: string): TableCommand[] | undefined {
  const plan = planned.get(code);
  planned.delete(code);
  return plan;
}

/** As strong as the bots that this player chose last. */
export function opponents(usual: readonly Strength[]): Strength[] {
  const chosen = (recall("bots") ?? "")
    .split(" ")
    .filter((word): word is Strength => word === "easy" || word === "medium" || word === "strong");
  return usual.map((strength, at) => (chosen.length > 0 ? chosen[at % chosen.length]! : strength));
}

/** Remembers the bots that the host plays against. */
export function rememberBots(table: TableView): void {
  const strengths = table.seats.flatMap((seat) => seat.bot ?? []);
  if (strengths.length > 0) remember("bots", strengths.join(" "));
}
