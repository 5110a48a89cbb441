// Made from the server's structs by `just wire`. Do not edit.

import type { Seat } from "../../wire";

export interface Accept {
  type: "Accept";
  placement: number;
  naming: number | null;
}

export interface AcceptByDefault {
  type: "AcceptByDefault";
  on: boolean;
}

export interface Accepted {
  type: "Accepted";
  placement: number;
  seat: Seat;
  by_default: boolean;
}

export interface AcceptsByDefault {
  type: "AcceptsByDefault";
  seat: Seat;
  on: boolean;
}

export interface CameBack {
  type: "CameBack";
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

export interface Contested {
  code: string;
  facts: Record<string, string>;
}

export interface Correct {
  type: "Correct";
  line: string;
  text: string;
  language: string;
}

export interface Corrected {
  type: "Corrected";
  line: string;
  seat: Seat;
  theme: Theme;
}

export interface Dealt {
  type: "Dealt";
  seat: Seat;
  count: number;
  paintings: string[] | null;
}

export interface Decide {
  type: "Decide";
  placement: number;
}

export interface DecisionAsked {
  type: "DecisionAsked";
  placement: number;
  seat: Seat;
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

export interface Finger {
  painting: string;
  cell: [number, number];
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

export interface Hesitate {
  type: "Hesitate";
  placement: number;
}

export interface Hesitated {
  type: "Hesitated";
  placement: number;
  seat: Seat;
}

export interface House {
  paintings: number | null;
  may_discard_freely: boolean | null;
  unclear_to: "any-opponent" | "half-of-opponents" | "half-of-players" | null;
  too_broad_is_a_fault: boolean | null;
  still_life_is_refused: boolean | null;
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
  put_to_table: boolean;
}

export interface Mend {
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  by_vote: boolean;
}

export interface MendingAsked {
  type: "MendingAsked";
  placement: number;
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  by_vote: boolean;
}

export interface MendingEnded {
  type: "MendingEnded";
  placement: number;
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
  may: ("accept" | "correct" | "decide" | "decline" | "discard" | "discard-if-sure" | "explain" | "hesitate" | "lay" | "object" | "point" | "rename" | "reply" | "show-hand" | "take-back" | "vote" | "withdraw")[];
  hand: string[];
  layable: string[];
  places: Place[];
  may_object: Record<string, ("does-not-fit" | "not-allowed" | "unclear")[]>;
  ballot: boolean | null;
  corrects: string[];
  presumed: boolean;
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

export interface Point {
  type: "Point";
  painting: string;
  cell: [number, number];
}

export interface Pointed {
  type: "Pointed";
  seat: Seat;
  painting: string;
  cell: [number, number];
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
  ruled_out: RuledOut[];
  rulings: Record<string, Ruling[]>;
  default_accepting: Seat[];
  fingers: Record<Seat, Finger>;
  house_rules: boolean;
}

export interface RefusedPlacement {
  painting: string;
  cell: [number, number];
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  theme: string | null;
}

export interface Remark {
  seat: Seat;
  text: string;
}

export interface Rename {
  type: "Rename";
  placement: number;
  themes: Record<string, string>;
  language: string;
  put_to_table: boolean;
}

export interface Renamed {
  type: "Renamed";
  placement: number;
  seat: Seat;
  themes: Record<string, Theme>;
}

export interface Replied {
  type: "Replied";
  placement: number;
  seat: Seat;
  text: string;
}

export interface Reply {
  type: "Reply";
  placement: number;
  text: string;
}

export interface Result {
  reason: "last_round" | "pile_empty" | "too_few";
  winners: Seat[];
}

export interface RuledOut {
  theme: string;
  remarks: Remark[];
}

export interface Ruling {
  kind: "allowed" | "does-not-fit" | "explained" | "fits" | "understood";
  painting: string | null;
  remarks: Remark[];
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
  house: House;
  stand_ins_by_correspondence: boolean;
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
  whole: boolean;
  contested: Contested | null;
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
  contestable: boolean;
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
  answer: string | null;
  answered: boolean;
  asked_again: Seat[];
}

export interface Voted {
  type: "Voted";
  placement: number;
  seat: Seat;
  line: string;
  keep: boolean | null;
}

export interface WentAway {
  type: "WentAway";
  seat: Seat;
}

export interface WindowChanged {
  type: "WindowChanged";
  seconds: number;
}

export interface Withdraw {
  type: "Withdraw";
  placement: number;
  line: string;
  reason: "does-not-fit" | "not-allowed" | "unclear";
}

export interface Withdrawn {
  type: "Withdrawn";
  placement: number;
  seat: Seat;
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
}

export type Command = Lay | TakeBack | Rename | Correct | Explain | Accept | Hesitate | AcceptByDefault | Object | Withdraw | Reply | Decide | Vote | Discard | ShowHand | Decline | Point;

export type Query = Consider | Suggest;

export type Answer = Considered | Suggested;

export type Event = Started | Shuffled | Dealt | Hung | TurnBegan | Laid | Renamed | Corrected | Explained | Accepted | Hesitated | AcceptsByDefault | Objected | VoteOpened | Withdrawn | Replied | DecisionAsked | Voted | VoteClosed | MendingAsked | MendingEnded | TakenBack | Stood | Discarded | Drew | HandShown | Declined | Pointed | WindowChanged | WentAway | CameBack | LastRoundBegan | SeatClosed | Ended;

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
  house: {"paintings":null,"may_discard_freely":null,"unclear_to":null,"too_broad_is_a_fault":null,"still_life_is_refused":null},
  stand_ins_by_correspondence: false,
};

export const PLAYERS: readonly [number, number] = [2,6];

export const LIMITS = {
  theme_letters: 60,
  explanation_letters: 120,
  argument_letters: 120,
  answer_letters: 120,
};
