import type * as wire from "../../wire";

/** What can happen in a game of Artline: its part of all the games' events. */
export type ArtlineEvent =
  | wire.Started
  | wire.Shuffled
  | wire.Dealt
  | wire.Hung
  | wire.TurnBegan
  | wire.Laid
  | wire.Renamed
  | wire.Explained
  | wire.Accepted
  | wire.Objected
  | wire.VoteOpened
  | wire.Voted
  | wire.VoteClosed
  | wire.MendingAsked
  | wire.TakenBack
  | wire.Stood
  | wire.Discarded
  | wire.Drew
  | wire.HandShown
  | wire.Declined
  | wire.LastRoundBegan
  | wire.SeatClosed
  | wire.Ended;

const KINDS: Record<ArtlineEvent["type"], true> = {
  Started: true, Shuffled: true, Dealt: true, Hung: true, TurnBegan: true, Laid: true, Renamed: true, Explained: true, Accepted: true, Objected: true, VoteOpened: true, Voted: true,
  VoteClosed: true, MendingAsked: true, TakenBack: true, Stood: true, Discarded: true, Drew: true, HandShown: true, Declined: true, LastRoundBegan: true, SeatClosed: true, Ended: true,
};

export function isOfArtline(event: { type: string }): event is ArtlineEvent {
  return Object.hasOwn(KINDS, event.type);
}
