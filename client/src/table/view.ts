import type { ChatLine, Seat, SeatView, TableOwn, TablePublic } from "../wire";

/** The view of a table, as its screens show it to one reader. */
export interface TableView extends Omit<TablePublic, "seats" | "chat" | "game"> {
  /** Only those taken, in order. */
  seats: SeatView[];
  /** The last lines, oldest first. */
  chat: ChatLine[];
  /** Null: you watch. */
  you: Seat | null;
  /** Both parts of what is shown of the game, in its own words; null in the lobby. */
  game: { shown: unknown; own: unknown } | null;
}

export function viewOf(shown: TablePublic, own: TableOwn): TableView {
  return {
    ...shown,
    seats: Object.values(shown.seats), // numbers are in order as keys
    chat: Object.values(shown.chat),
    you: own.you,
    game: shown.game === null ? null : { shown: shown.game, own: own.game },
  };
}
