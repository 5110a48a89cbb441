import type { Component } from "svelte";
import type { Language } from "../i18n/languages";
import { artline } from "../settings/artline/parts";
import { pictomania } from "../settings/pictomania/parts";
import type { DeckSummary, TableSettings, TableView } from "../wire";
import type { GameProps } from "./contract";

export type Setup = TableSettings["setup"];
export type GameView = NonNullable<TableView["game"]>;
export type GameName = Setup["type"];
export type SetupOf<Name> = Extract<Setup, { type: Name }>;

/** What a game gives to the pages around it. */
export interface GameParts<Name extends GameName> {
  /** "Artline · Louvre" */
  title(setup: SetupOf<Name>): string;
  /** How many can play it: least and most. */
  players: readonly [number, number];
  /** What will be played, in one glance: pairs of what and how. */
  facts(setup: SetupOf<Name>, decks: readonly DeckSummary[]): [string, string][];
  /** The decks whose pictures it shows. */
  decks(setup: SetupOf<Name>): readonly string[];
  /** What a newcomer wants, with decks that are there. `last` is what this browser chose before. */
  firstSetup(language: Language, decks: readonly string[], last?: SetupOf<Name>): SetupOf<Name>;
  /** The choices that everybody looks at, and those for the curious. */
  form: Component<{ setup: SetupOf<Name>; decks: DeckSummary[] }, object, "setup">;
  more: Component<{ setup: SetupOf<Name> }, object, "setup">;
  /** Fetched when a table plays it. */
  screen: () => Promise<{ default: Component<GameProps<Extract<GameView, { type: Name }>>> }>;
  rules: () => Promise<{ default: Component<{ setup: SetupOf<Name> }> }>;
}

const GAMES: { [Name in GameName]?: GameParts<Name> } = { artline, pictomania };

/** The games that can be chosen for a new table. */
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

/** The parts of a game; undefined for one that is on the server but not here yet. */
export function partsOf<Name extends GameName>(name: Name): GameParts<Name> | undefined {
  return GAMES[name] as GameParts<Name> | undefined;
}
