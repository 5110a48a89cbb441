import { api } from "../api";
import { GAME_NAMES, type GameName, partsOf } from "../games/registry";
import { language, t } from "../i18n/i18n.svelte";
import { recall, remember } from "../memory";
import { lastProfile } from "../preferences.svelte";
import { lastSettings } from "../settings/choices";
import type { ArtlineSetup, DeckSummary, SeatBot, TableCommand, TableSettings, TableView } from "../wire";

type Strength = SeatBot["strength"];

/** Of the bots, unless the player has chosen others: a newcomer wins now and then. */
const STRENGTHS: Record<GameName, Strength[]> = { artline: ["easy", "easy", "medium"], pictomania: ["easy", "medium", "easy", "medium"] };
const WINDOW_SECONDS = 40; // time to look at what the bots hang

/** What is to be done at a table that was opened to play at once, by its code. */
const planned = new Map<string, TableCommand[]>();

/** The game that this browser played last. */
export function lastGame(): GameName {
  return GAME_NAMES.find((name) => name === recall("game")) ?? lastSettings()?.setup.type ?? "artline";
}

/** Opens a table for a game against bots; the table's page does the rest. */
export async function openAgainstBots(game: GameName, decks: readonly DeckSummary[]): Promise<string> {
  remember("game", game);
  const { code } = await api.newTable({ setup: game === "artline" ? artline(decks) : pictomania(), seats: 6, language: language(), chat: true, public: false });
  const { name, colour } = lastProfile();
  planned.set(code, [
    { type: "TakeSeat", name: name || t("shell.guest"), colour, seat: null },
    ...opponents(game).map((strength): TableCommand => ({ type: "SeatBot", strength, seat: null })),
    { type: "StartGame" },
  ]);
  return code;
}

/** What has to be done at this table first; given out once. */
export function takePlan(code: string): TableCommand[] | undefined {
  const plan = planned.get(code);
  planned.delete(code);
  return plan;
}

/** Bots play best on paintings that somebody has described. */
function artline(decks: readonly DeckSummary[]): ArtlineSetup {
  const described = decks.filter((deck) => deck.tagged).map((deck) => deck.id);
  const last = lastSettings()?.setup;
  const before = last?.type === "artline" ? last : undefined;
  const setup = partsOf("artline")!.firstSetup(language(), described.length > 0 ? described : decks.map((deck) => deck.id), before);
  return before ? setup : { ...setup, window_seconds: WINDOW_SECONDS, first: 0 }; // a newcomer holds his paintings before he judges
}

function pictomania(): TableSettings["setup"] {
  const last = lastSettings()?.setup;
  return partsOf("pictomania")!.firstSetup(language(), [], last?.type === "pictomania" ? last : undefined);
}

/** As strong as those whom this player chose last. */
function opponents(game: GameName): Strength[] {
  const chosen = (recall("bots") ?? "").split(" ").filter((word): word is Strength => word === "easy" || word === "medium" || word === "strong");
  return STRENGTHS[game].map((usual, at) => (chosen.length > 0 ? chosen[at % chosen.length]! : usual));
}

/** The host begins: the strengths of his bots are what he likes. */
export function rememberBots(table: TableView): void {
  const strengths = table.seats.flatMap((seat) => seat.bot ?? []);
  if (strengths.length > 0) remember("bots", strengths.join(" "));
}
