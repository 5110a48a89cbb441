// Made from the server's structs by `just wire`. Do not edit.

import type { Seat } from "../../wire";

export interface Accept {
  type: "Accept";
  placement: number;
  naming: number | null;
}

export interface Accepted {
  type: "Accepted";
  placement: number;
  seat: Seat;
}

export interface Consider {
  type: "Consider";
  cell: [number, number];
  themes: Record<string, string>;
  language: string;
  painting: string | null;
}

export interface Considered {
  type: "Considered";
  verdicts: Record<string, Verdict>;
}

export interface Dealt {
  type: "Dealt";
  seat: Seat;
  count: number;
  paintings: string[] | null;
}

export interface Decline {
  type: "Decline";
}

export interface Declined {
  type: "Declined";
  seat: Seat;
  by_clock: boolean;
}

export interface Discard {
  type: "Discard";
  painting: string;
  sure: boolean;
}

export interface Discarded {
  type: "Discarded";
  seat: Seat;
  painting: string | null;
  by_clock: boolean;
}

export interface Drew {
  type: "Drew";
  seat: Seat;
  painting: string | null;
}

export interface Ended {
  type: "Ended";
  reason: "last_round" | "pile_empty" | "too_few";
  winners: Seat[];
}

export interface Explain {
  type: "Explain";
  placement: number;
  text: string;
}

export interface Explained {
  type: "Explained";
  placement: number;
  seat: Seat;
  text: string;
}

export interface HandShown {
  type: "HandShown";
  seat: Seat;
  neighbour: Seat;
  paintings: string[];
}

export interface Hanging {
  painting: string;
  by: Seat | null;
}

export interface Hung {
  type: "Hung";
  painting: string;
  cell: [number, number];
}

export interface Laid {
  type: "Laid";
  placement: number;
  seat: Seat;
  owner: Seat;
  painting: string;
  cell: [number, number];
  themes: Record<string, Theme>;
  exhibition: boolean;
}

export interface LastRound {
  by: Seat;
  left: Seat[];
}

export interface LastRoundBegan {
  type: "LastRoundBegan";
  seat: Seat;
  left: Seat[];
}

export interface Lay {
  type: "Lay";
  painting: string;
  cell: [number, number];
  themes: Record<string, string>;
  language: string;
}

export interface Mend {
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
}

export interface MendingAsked {
  type: "MendingAsked";
  placement: number;
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
}

export interface Object {
  type: "Object";
  placement: number;
  objections: Objection[];
  naming: number | null;
}

export interface Objected {
  type: "Objected";
  placement: number;
  seat: Seat;
  objections: Objection[];
}

export interface Objection {
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  argument: string;
}

export interface Own {
  may: ("accept" | "decline" | "discard" | "discard-if-sure" | "explain" | "lay" | "object" | "rename" | "show-hand" | "take-back" | "vote")[];
  hand: string[];
  layable: string[];
  places: Place[];
  may_object: Record<string, ("does-not-fit" | "not-allowed" | "unclear")[]>;
  ballot: boolean | null;
}

export interface Place {
  cell: [number, number];
  lines: string[];
  exhibition: boolean;
}

export interface PlacementView {
  id: number;
  seat: Seat;
  owner: Seat;
  painting: string;
  cell: [number, number];
  lines: string[];
  themes: Record<string, Theme>;
  exhibition: boolean;
  answers: Record<Seat, "does-not-fit" | "fine" | "none" | "not-allowed" | "unclear">;
  objections: Record<Seat, Objection[]>;
  explanation: string | null;
  naming: number;
}

export interface Public {
  setup: Setup;
  seats: Seat[];
  closed: Seat[];
  phase: "mend" | "must-discard" | "neighbour" | "over" | "turn" | "vote" | "window";
  turn: Seat;
  turn_number: number;
  acting: Seat[];
  wall: Record<string, Hanging>;
  lines: Record<string, [number, number][]>;
  themes: Record<string, Theme>;
  doubts: Record<string, number>;
  counts: Record<Seat, number>;
  shown: Record<Seat, string[]>;
  pile: number;
  discarded: number;
  placement: PlacementView | null;
  vote: VoteView | null;
  mend: Mend | null;
  last_round: LastRound | null;
  result: Result | null;
  refused: RefusedPlacement[];
}

export interface RefusedPlacement {
  painting: string;
  cell: [number, number];
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  theme: string | null;
}

export interface Rename {
  type: "Rename";
  placement: number;
  themes: Record<string, string>;
  language: string;
}

export interface Renamed {
  type: "Renamed";
  placement: number;
  seat: Seat;
  themes: Record<string, Theme>;
}

export interface Result {
  reason: "last_round" | "pile_empty" | "too_few";
  winners: Seat[];
}

export interface SeatClosed {
  type: "SeatClosed";
  seat: Seat;
}

export interface Setup {
  edition: "hermitage" | "louvre" | "tretyakov";
  decks: string[];
  season: boolean;
  season_start: number | null;
  curators: boolean;
  size: number;
  turn_seconds: number;
  window_seconds: number;
  first: Seat | null;
}

export interface ShowHand {
  type: "ShowHand";
}

export interface Shuffled {
  type: "Shuffled";
  count: number;
  pile: string[] | null;
}

export interface Started {
  type: "Started";
  version: number;
  setup: Setup;
  seats: Seat[];
  first: Seat;
}

export interface Stood {
  type: "Stood";
  placement: number;
}

export interface Suggest {
  type: "Suggest";
  painting: string;
  cell: [number, number];
  line: string;
  typed: string;
  language: string;
}

export interface Suggested {
  type: "Suggested";
  tags: string[];
}

export interface TakeBack {
  type: "TakeBack";
  placement: number;
}

export interface TakenBack {
  type: "TakenBack";
  placement: number;
  seat: Seat;
  owner: Seat;
  painting: string;
  why: "choice" | "conceded" | "does-not-fit" | "seat-closed" | "time";
}

export interface Theme {
  text: string;
  language: string;
  by: Seat;
  understood: string[];
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: Seat;
  turn: number;
}

export interface Verdict {
  verdict: "doubt" | "ok" | "refused";
  code: string | null;
  facts: Record<string, string>;
}

export interface Vote {
  type: "Vote";
  placement: number;
  line: string;
  keep: boolean;
  reason: "does-not-fit" | "not-allowed" | "unclear" | null;
  naming: number | null;
}

export interface VoteClosed {
  type: "VoteClosed";
  placement: number;
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  ballots: Record<Seat, boolean>;
  kept: boolean;
}

export interface VoteOpened {
  type: "VoteOpened";
  placement: number;
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  by: Seat[];
}

export interface VoteView {
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  by: Seat[];
  voters: Seat[];
  voted: Seat[];
}

export interface Voted {
  type: "Voted";
  placement: number;
  seat: Seat;
  line: string;
  keep: boolean | null;
}

export type Command = Lay | TakeBack | Rename | Explain | Accept | Object | Vote | Discard | ShowHand | Decline;

export type Query = Consider | Suggest;

export type Answer = Considered | Suggested;

export type Event = Started | Shuffled | Dealt | Hung | TurnBegan | Laid | Renamed | Explained | Accepted | Objected | VoteOpened | Voted | VoteClosed | MendingAsked | TakenBack | Stood | Discarded | Drew | HandShown | Declined | LastRoundBegan | SeatClosed | Ended;

export interface Messages {
  setup: Setup;
  command: Command;
  query: Query;
  answer: Answer;
  event: Event;
  public: Public;
  own: Own;
}

export const USUAL_SETUP: Setup = {
  edition: "louvre",
  decks: ["impressions"],
  season: false,
  season_start: null,
  curators: false,
  size: 11,
  turn_seconds: 0,
  window_seconds: 20,
  first: null,
};

export const PLAYERS: readonly [number, number] = [2,6];

export const LIMITS = {
  theme_letters: 60,
  explanation_letters: 120,
  argument_letters: 120,
};
