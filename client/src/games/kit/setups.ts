import type { TableView } from "../../table/view";
import type { DeckSummary, Seat } from "../../wire";

const FIRST_DECK = "impressions";

/** A setup with decks that are there, in which nobody is named to begin: that was meant for one game. */
export function freshened<Setup extends { decks: string[]; first: Seat | null }>(
  setup: Setup,
  decks: readonly string[],
): Setup {
  const known = setup.decks.filter((deck) => decks.includes(deck));
  const usual = decks.includes(FIRST_DECK) ? FIRST_DECK : (decks[0] ?? FIRST_DECK);
  return { ...setup, decks: known.length > 0 ? known : [usual], first: null };
}

/** The seat that the host has named; `null`, for chance, also when nobody sits there any more. */
export function firstSeat(setup: { first: Seat | null }, table: Pick<TableView, "seats">): Seat | null {
  return table.seats.some((taken) => taken.seat === setup.first) ? setup.first : null;
}

/** The decks that bots play best on: those whose paintings somebody has described. */
export function decksForBots(decks: readonly DeckSummary[]): string[] {
  const described = decks.filter((deck) => deck.tagged);
  return (described.length > 0 ? described : decks).map((deck) => deck.id);
}
