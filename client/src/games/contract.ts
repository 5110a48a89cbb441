import type { GameAnswer, GameCommand, GameEvent, GameQuery, PaintingCard, Presence, TableCommand, TableEvent, TableView } from "../wire";

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
