import type { Component } from "svelte";
import type { Language } from "../i18n/languages";
import type { DeckSummary, GameAnswer, GameCommand, GameEvent, GameQuery, PaintingCard, Presence, SeatBot, TableCommand, TableEvent, TableSettings, TableView } from "../wire";

export type Setup = TableSettings["setup"];
export type GameView = NonNullable<TableView["game"]>;
export type Strength = SeatBot["strength"];

/** What the lobby and the home page say of a game before anything else of it is loaded: by language. */
export interface Cover {
  name: Record<string, string>;
  hint: Record<string, string>;
}

/** What a game gives to the pages around its screen. `S` is its own setup, `V` its own view. */
export interface Game<S = Setup, V = GameView> {
  /** Loads its texts in the reader's language; nothing else of it is used before. */
  load(): Promise<void>;
  /** "Chess · blitz" */
  title(setup: S): string;
  /** What one of its editions is called, where it has several. */
  edition?(name: string): string | undefined;
  /** How many can play it: least and most. */
  players: readonly [number, number];
  /** What will be played, in one glance: pairs of what and how. */
  facts(setup: S, decks: readonly DeckSummary[]): [string, string][];
  /** The decks whose pictures it shows. */
  decks(setup: S): readonly string[];
  /** What a newcomer wants, with decks that are there. `last` is what this browser chose before. */
  firstSetup(language: Language, decks: readonly string[], last?: S): S;
  /** A game against bots at once: what is played, and how strong the bots are unless the player has chosen others. */
  playNow: {
    setup(language: Language, decks: readonly DeckSummary[], last?: S): S;
    bots: readonly Strength[];
  };
  /** Sentences of the pages around it that are different for every game. */
  sentences: {
    /** What the table's language is for. */
    language(): string;
    /** What happens to a player who gives up their seat during the game, and to one whose seat is closed. */
    standUp(): string;
    closeSeat(name: string): string;
  };
  /** The choices that everybody looks at, and those for the curious. */
  form: Component<{ setup: S; decks: DeckSummary[] }, object, "setup">;
  more: Component<{ setup: S }, object, "setup">;
  /** What else is settled in the lobby. Without `onchange` it can only be read. */
  lobby?: Component<{ table: TableView; setup: S; onchange?: (setup: S) => void }>;
  /** Fetched when a table plays it. */
  screen(): Promise<{ default: Component<GameProps<V>> }>;
  rules(): Promise<{ default: Component<{ setup: S }> }>;
}

/** What became of a command: stored, refused with a code and facts, or not sent because there is no connection. */
export type Outcome =
  | { done: true; number: number; word: string | null }
  | { done: false; code: string; facts: Record<string, unknown> };

/** The newest update: its number and what happened in it, for motion, sound and live messages. */
export interface News {
  number: number;
  events: (TableEvent | GameEvent)[];
  /** After a loss of touch, or at first: the last events of the game, those in `events` among them. */
  recent?: GameEvent[];
}

/** Ink that is drawn right now, as bytes that only the game reads; it may be lost. `on` returns how to stop. */
export interface InkLine {
  send(bytes: Uint8Array<ArrayBuffer>): void;
  on(handler: (bytes: Uint8Array) => void): () => void;
}

/** What the table hands to a game's screen. The screen shows `view` and sends commands; it knows no rules. */
export interface GameProps<View> {
  table: TableView;
  view: View;
  presence: Presence;
  news: News;
  /** False while the connection is gone: the game stays readable, nothing can be sent. */
  online: boolean;
  /** Milliseconds of the server's clock, to compare deadlines with. */
  serverNow(): number;
  send(command: GameCommand | TableCommand): Promise<Outcome>;
  ask(query: GameQuery): Promise<GameAnswer | null>;
  ink: InkLine;
  /** Asks for the whole view again: something of it was missed. */
  refresh(): void;
  painting(id: string): PaintingCard | undefined;
}
