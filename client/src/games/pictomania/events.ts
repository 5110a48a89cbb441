import type * as wire from "../../wire";

/** What happens on a sheet. */
export type SheetEvent = wire.StrokeDrawn | wire.StrokeUndone | wire.StrokeRedone | wire.SheetCleared | wire.SheetTurned;

/** What can happen in a game of Pictomania: its part of all the games' events. */
export type PictomaniaEvent =
  | SheetEvent
  | wire.PictomaniaStarted
  | wire.RoundBegan
  | wire.CardReplaced
  | wire.ReadySaid
  | wire.WordDealt
  | wire.DrawingBegan
  | wire.Guessed
  | wire.TokenTaken
  | wire.Finished
  | wire.WentAway
  | wire.CameBack
  | wire.RoundRevealed
  | wire.DrawingVoided
  | wire.PointedAt
  | wire.HeartGiven
  | wire.PictomaniaSeatClosed
  | wire.PictomaniaEnded;

const ON_SHEETS: Record<SheetEvent["type"], true> = { StrokeDrawn: true, StrokeUndone: true, StrokeRedone: true, SheetCleared: true, SheetTurned: true };

const KINDS: Record<PictomaniaEvent["type"], true> = {
  ...ON_SHEETS, PictomaniaStarted: true, RoundBegan: true, CardReplaced: true, ReadySaid: true, WordDealt: true, DrawingBegan: true, Guessed: true, TokenTaken: true, Finished: true,
  WentAway: true, CameBack: true, RoundRevealed: true, DrawingVoided: true, PointedAt: true, HeartGiven: true, PictomaniaSeatClosed: true, PictomaniaEnded: true,
};

export function isOfPictomania(event: { type: string }): event is PictomaniaEvent {
  return Object.hasOwn(KINDS, event.type);
}

export function isOnSheet(event: { type: string }): event is SheetEvent {
  return Object.hasOwn(ON_SHEETS, event.type);
}
