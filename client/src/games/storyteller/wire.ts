// Made from the server's structs by `just wire`. Do not edit.

import type { Seat } from "../../wire";

export interface CameBack {
  type: "CameBack";
  seat: Seat;
}

export interface Clue {
  text: string;
  language: string;
  words: Record<string, string>;
}

export interface Dealt {
  type: "Dealt";
  seat: Seat;
  count: number;
  paintings: string[] | null;
}

export interface Ended {
  type: "Ended";
  reason: "goal" | "pile" | "rounds" | "too_few";
  winners: Seat[];
}

export interface Give {
  type: "Give";
  turn: number;
  paintings: string[];
}

export interface GiveHeart {
  type: "GiveHeart";
  turn: number;
}

export interface Given {
  type: "Given";
  seat: Seat;
  paintings: string[] | null;
  by_chance: boolean;
}

export interface HeartGiven {
  type: "HeartGiven";
  seat: Seat;
  turn: number;
  on: boolean;
}

export interface Hung {
  type: "Hung";
  turn: number;
  paintings: string[];
}

export interface Own {
  may: ("give" | "heart" | "ready" | "tell" | "vote")[];
  hand: string[];
  given: string[];
  votes: string[];
  votable: string[];
}

export interface Public {
  setup: Setup;
  seats: Seat[];
  closed: Seat[];
  away: Seat[];
  phase: "clue" | "giving" | "over" | "reveal" | "voting";
  turn: number;
  step: string;
  teller: Seat;
  playing: Seat[];
  acting: Seat[];
  ready: Seat[];
  clue: Clue | null;
  given: Seat[];
  voted: Seat[];
  shown: string[];
  gifts_each: number;
  votes_each: number;
  pile: number;
  totals: Record<Seat, number>;
  history: Record<number, TurnView>;
  result: Result | null;
}

export interface Ready {
  type: "Ready";
  turn: number;
}

export interface ReadySaid {
  type: "ReadySaid";
  seat: Seat;
}

export interface Result {
  reason: "goal" | "pile" | "rounds" | "too_few";
  winners: Seat[];
}

export interface Revealed {
  type: "Revealed";
  turn: number;
  given: Record<Seat, string[]>;
  votes: Record<Seat, string[]>;
  left_out: Seat[] | null;
}

export interface SeatClosed {
  type: "SeatClosed";
  seat: Seat;
}

export interface SeatScore {
  told: number;
  found: number;
  spared: number;
  drew: number;
  sure: number;
}

export interface Setup {
  decks: string[];
  goal: number;
  rounds: number;
  reshuffle: boolean | null;
  second_vote: boolean | null;
  clue_seconds: number;
  give_seconds: number;
  vote_seconds: number;
  first: Seat | null;
}

export interface Shuffled {
  type: "Shuffled";
  count: number;
  again: boolean;
  pile: string[] | null;
}

export interface Started {
  type: "Started";
  version: number;
  setup: Setup;
  seats: Seat[];
  told: string[];
}

export interface Suggest {
  type: "Suggest";
  painting: string;
  language: string;
}

export interface Suggested {
  type: "Suggested";
  clues: string[];
}

export interface Tell {
  type: "Tell";
  turn: number;
  painting: string;
  text: string;
  language: string;
  suggested: boolean;
}

export interface Told {
  type: "Told";
  seat: Seat;
  clue: Clue;
  painting: string | null;
}

export interface TurnBegan {
  type: "TurnBegan";
  turn: number;
  teller: Seat;
  seats: Seat[];
}

export interface TurnPassed {
  type: "TurnPassed";
  turn: number;
  why: "closed" | "no-choice" | "time";
}

export interface TurnScore {
  outcome: "all" | "no-votes" | "none" | "some";
  finders: Seat[];
  seats: Record<Seat, SeatScore>;
}

export interface TurnView {
  turn: number;
  teller: Seat;
  clue: Clue | null;
  passed: "closed" | "no-choice" | "time" | null;
  shown: string[];
  given: Record<Seat, string[]>;
  votes: Record<Seat, string[]>;
  left_out: Seat[];
  score: TurnScore | null;
  hearts: Seat[];
}

export interface Vote {
  type: "Vote";
  turn: number;
  paintings: string[];
}

export interface Voted {
  type: "Voted";
  seat: Seat;
  paintings: string[] | null;
}

export interface WentAway {
  type: "WentAway";
  seat: Seat;
}

export type Command = Tell | Give | Vote | GiveHeart | Ready;

export type Query = Suggest;

export type Answer = Suggested;

export type Event = Started | Shuffled | Dealt | TurnBegan | Told | Given | Hung | Voted | Revealed | TurnPassed | HeartGiven | ReadySaid | WentAway | CameBack | SeatClosed | Ended;

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
  decks: ["impressions"],
  goal: 30,
  rounds: 0,
  reshuffle: null,
  second_vote: null,
  clue_seconds: 120,
  give_seconds: 60,
  vote_seconds: 60,
  first: null,
};

export const PLAYERS: readonly [number, number] = [3,8];

export const LIMITS = {
  clue_letters: 120,
};
