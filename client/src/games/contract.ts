import type { Component } from "svelte";
import type { Values } from "../i18n/format";
import type { Language } from "../i18n/languages";
import type { TableView } from "../table/view";
import type { Rules } from "../ui/rules/section";
import type { DeckSummary, PaintingCard, Presence, Reacted, Seat, SeatBot, TableCommand, TableEvent } from "../wire";

export type Strength = SeatBot["strength"];

/** A game's cover: what the lobby and the home page show before anything else of it is loaded, by language. */
export interface Cover {
  name: Record<string, string>;
  hint: Record<string, string>;
}

/** A picture that shows without words what the game is. With reduced motion `playing` is false: then it stands still, complete. */
export type CoverPicture = Component<{ playing: boolean }>;

/** A game's own messages: `wire.ts` in its folder has their types, the pages around it pass them on as they are. */
export interface Messages {
  setup: unknown;
  command: unknown;
  query: unknown;
  answer: unknown;
  event: unknown;
  public: unknown;
  own: unknown;
}

/** What a game writes for the pages around its screen. What is not there is as most games have it: see `loadedGame.ts`. */
export interface Game<M extends Messages = Messages> {
  /** Its `texts.ts`. */
  texts: { load: () => Promise<void>; t: (key: OwnSentence, values?: Values) => string };
  /** Its `wire.ts`, made from the server's structs. */
  wire: { PLAYERS: readonly [number, number]; USUAL_SETUP: M["setup"] };
  /** "Chess · blitz"; otherwise the name on its cover. */
  title?: (setup: M["setup"]) => string;
  /** The readable name of `word`, which tells this game's variants apart in the list of open tables. */
  variant?: (word: string) => string | undefined;
  /** How many different paintings this many players need; not there for a game that shows none. */
  paintingsFor?: (players: number) => number;
  /** What will be played, in one glance: pairs of what and how. */
  facts?: (setup: M["setup"], decks: readonly DeckSummary[]) => [string, string][];
  /** The decks whose pictures it shows; otherwise those in the setup, if there are any. */
  decks?: (setup: M["setup"]) => readonly string[];
  /** What a newcomer wants, with decks that are there. `last` is what this browser chose before. */
  firstSetup?: (language: Language, decks: readonly string[], last?: M["setup"]) => M["setup"];
  /** A game against bots at once: what is played, and how strong the bots are unless the player has chosen others. */
  playNow?: {
    setup: (language: Language, decks: readonly DeckSummary[], last?: M["setup"]) => M["setup"];
    bots: readonly Strength[];
  };
  /** The seats that the table waits for; otherwise those in `acting` of what everybody is shown. */
  acting?: (shown: M["public"]) => readonly Seat[];
  /** The choices that everybody looks at, and those for the curious. */
  form: Component<{ setup: M["setup"]; decks: DeckSummary[] }, object, "setup">;
  more?: Component<{ setup: M["setup"] }, object, "setup">;
  /** What else is settled in the lobby. Without `onchange` it can only be read. */
  lobby?: Component<{ table: TableView; setup: M["setup"]; onchange?: (setup: M["setup"]) => void }>;
  /** Fetched when a table plays it. */
  screen: () => Promise<{ default: Component<GameProps<M>> }>;
  /** The same for a whole room that only watches, large enough to be read from three metres (`client/src/big`). */
  big?: () => Promise<{ default: Component<GameProps<M>> }>;
  rules: () => Promise<{ rules: (setup: M["setup"]) => Rules }>;
}

/** What the pages around a game say of it: what the table's language is for, and what happens to a player who gives up
 * their seat during the game, and to one whose seat is closed. */
type OwnSentence = "settings.language-hint" | "lobby.stand-up" | "lobby.close-seat";

/** The outcome of a command: stored, refused with a code and facts, or not sent because there is no connection. */
export type Outcome =
  { done: true; number: number; word: string | null } | { done: false; code: string; facts: Record<string, unknown> };

/** The newest update: its number and what happened in the game, for motion, sound and live messages. */
export interface News<Event = unknown> {
  number: number;
  events: Event[];
  /** The last events, including those in `events`; only at first, and after a reconnect with a whole view. */
  recent?: Event[];
  /** Set after a reconnect: `events` is what was missed. What others are drawing now is sent again. */
  resumed?: true;
}

/** News with what happened around the game, too. */
export interface TableNews extends News {
  table: TableEvent[];
}

/** Live ink, as bytes that only the game reads; it may be lost. `on` returns a function that stops listening. */
export interface InkLine {
  send: (bytes: Uint8Array<ArrayBuffer>) => void;
  on: (handler: (bytes: Uint8Array) => void) => () => void;
}

/** A reaction while it is shown, with a number of its own. */
export type Floating = Reacted & { id: number };

/** What the table hands to a game's screen. The screen shows it and sends commands; it knows no rules. */
export interface GameProps<M extends Messages = Messages> {
  table: TableView;
  /** What everybody sees of the game. */
  shown: M["public"];
  /** What this reader sees besides. */
  own: M["own"];
  presence: Presence;
  /** Current reactions; empty for a reader who has switched them off. */
  reactions: readonly Floating[];
  news: News<M["event"]>;
  /** False while the connection is gone: the game stays readable, nothing can be sent. */
  online: boolean;
  /** Milliseconds of the server's clock, to compare deadlines with. */
  serverNow: () => number;
  /** Sends a command to the table. */
  send: (command: TableCommand) => Promise<Outcome>;
  /** Makes a move in the game. */
  move: (command: M["command"]) => Promise<Outcome>;
  ask: (query: M["query"]) => Promise<M["answer"] | null>;
  ink: InkLine;
  painting: (id: string) => PaintingCard | undefined;
}
