// Made from the server's structs by `just wire`. Do not edit.

import type { Seat } from "../../wire";

export interface AnswerPointing {
  type: "AnswerPointing";
  round: number;
  text: string;
}

export interface CameBack {
  type: "CameBack";
  seat: Seat;
}

export interface CardReplaced {
  type: "CardReplaced";
  seat: Seat;
  letter: "A" | "B" | "C";
  card: string;
}

export interface ClearSheet {
  type: "ClearSheet";
  round: number;
}

export interface ContestOwningUp {
  type: "ContestOwningUp";
  round: number;
  drawer: Seat;
  on: boolean;
}

export interface CountdownBegan {
  type: "CountdownBegan";
  round: number;
}

export interface DoNotKnow {
  type: "DoNotKnow";
  round: number;
  letter: "A" | "B" | "C";
  card: string;
  number: number;
}

export interface Draw {
  type: "Draw";
  round: number;
  stroke: number;
  ink: string;
}

export interface DrawingBegan {
  type: "DrawingBegan";
  round: number;
}

export interface DrawingRestored {
  type: "DrawingRestored";
  seat: Seat;
}

export interface DrawingVoided {
  type: "DrawingVoided";
  seat: Seat;
  why: "agreed" | "closed" | "said";
}

export interface DrewWrongWord {
  type: "DrewWrongWord";
  round: number;
}

export interface Ended {
  type: "Ended";
  reason: "rounds" | "too_few";
  winners: Seat[];
}

export interface EraseStroke {
  type: "EraseStroke";
  round: number;
  stroke: number;
}

export interface ExplainWord {
  type: "ExplainWord";
  round: number;
  wisher: Seat;
  text: string;
}

export interface Finish {
  type: "Finish";
  round: number;
  sure: boolean;
}

export interface Finished {
  type: "Finished";
  seat: Seat;
  why: "away" | "choice" | "closed" | "hurry" | "time";
}

export interface GiveHeart {
  type: "GiveHeart";
  round: number;
  drawer: Seat;
}

export interface Guess {
  seat: Seat;
  number: number | null;
  letter: "A" | "B" | "C" | null;
}

export interface GuessLaid {
  type: "GuessLaid";
  seat: Seat | null;
  drawer: Seat | null;
  number: number | null;
  letter: "A" | "B" | "C" | null;
}

export interface GuessTakenBack {
  type: "GuessTakenBack";
  seat: Seat | null;
  drawer: Seat | null;
}

export interface Guessed {
  type: "Guessed";
  seat: Seat;
  drawer: Seat;
  number: number | null;
  letter: "A" | "B" | "C" | null;
}

export interface HeartGiven {
  type: "HeartGiven";
  seat: Seat;
  round: number;
  drawer: Seat;
  on: boolean;
}

export interface LastCall {
  type: "LastCall";
  round: number;
}

export interface LastCallOver {
  type: "LastCallOver";
  round: number;
}

export interface MakeGuess {
  type: "MakeGuess";
  round: number;
  drawer: Seat;
  number: number;
  letter: "A" | "B" | "C" | null;
}

export interface Own {
  may: ("answer" | "contest" | "draw" | "erase" | "explain" | "finish" | "guess" | "heart" | "own-up" | "point" | "ready" | "redo" | "replace" | "take-back" | "take-back-wish" | "token" | "turn" | "undo")[];
  word: WordRef | null;
  numbers: Record<number, "free" | "own" | "spent">;
  guessable: Seat[];
  guesses: Record<Seat, number>;
  meant: Record<Seat, "A" | "B" | "C">;
  held: Seat | null;
}

export interface OwnCard {
  level: number;
  words: string[];
}

export interface OwningUpContested {
  type: "OwningUpContested";
  seat: Seat;
  drawer: Seat;
  on: boolean;
}

export interface PointAt {
  type: "PointAt";
  round: number;
  drawer: Seat;
  reason: "letters" | "other" | "place" | "word" | null;
}

export interface PointedAt {
  type: "PointedAt";
  seat: Seat;
  drawer: Seat;
  on: boolean;
  reason: "letters" | "other" | "place" | "word" | null;
}

export interface PointingAnswered {
  type: "PointingAnswered";
  seat: Seat;
  text: string;
}

export interface Public {
  setup: Setup;
  seats: Seat[];
  closed: Seat[];
  phase: "counting" | "drawing" | "over" | "reading" | "reveal";
  round: number;
  step: string;
  level: number;
  cards: Record<"A" | "B" | "C", string>;
  own_words: Record<string, string[]>;
  playing: Seat[];
  acting: Seat[];
  ready: Seat[];
  wishes: Record<Seat, WishView>;
  last_call: boolean;
  done: Seat[];
  away: Seat[];
  stacks: Record<Seat, Guess[]>;
  own_tokens: number[];
  tokens: number[];
  black: Record<Seat, number>;
  history: Record<number, RoundView>;
  totals: Record<Seat, number>;
  sheets: Record<number, Record<Seat, Sheet>>;
  result: Result | null;
}

export interface Ready {
  type: "Ready";
  round: number;
  cards: string[];
}

export interface ReadySaid {
  type: "ReadySaid";
  seat: Seat;
}

export interface RedoStroke {
  type: "RedoStroke";
  round: number;
}

export interface Result {
  reason: "rounds" | "too_few";
  winners: Seat[];
}

export interface RevealedGuess {
  seat: Seat;
  number: number;
  right: boolean;
  won: number;
  letter: "A" | "B" | "C" | null;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  level: number;
  cards: Record<"A" | "B" | "C", string>;
  seats: Seat[];
}

export interface RoundRevealed {
  type: "RoundRevealed";
  round: number;
  words: Record<Seat, WordRef>;
  numbers: Record<Seat, number[]>;
  letters: Record<Seat, ("A" | "B" | "C" | null)[]>;
}

export interface RoundScore {
  stacks: Record<Seat, RevealedGuess[]>;
  black_sheep: Seat | null;
  seats: Record<Seat, SeatScore>;
}

export interface RoundView {
  round: number;
  level: number;
  cards: Record<"A" | "B" | "C", string>;
  words: Record<Seat, WordRef>;
  score: RoundScore;
  shown: Seat[];
  sums_shown: boolean;
  voided: Seat[];
  owned_up: Seat[];
  contested: Record<Seat, Seat[]>;
  restored: Seat[];
  pointed: Record<Seat, Record<Seat, "letters" | "other" | "place" | "word">>;
  answers: Record<Seat, string>;
  hearts: Record<Seat, Seat[]>;
}

export interface SeatClosed {
  type: "SeatClosed";
  seat: Seat;
}

export interface SeatScore {
  won: number;
  black: number;
  black_fate: "against" | "for" | "none" | "returned";
  left: number[];
  wrong: number;
  points: number;
}

export interface Setup {
  rounds: number;
  levels: number[];
  seconds: number;
  hurry: boolean;
  learning: boolean;
  tokens: Record<number, TokenTable>;
  own_cards: OwnCard[];
  own_only: boolean;
  family: boolean;
  countdown: boolean;
  led: boolean;
}

export interface Sheet {
  steps: Record<number, string | number[]>;
  done: number;
  upright: boolean;
  last: number;
}

export interface SheetCleared {
  type: "SheetCleared";
  seat: Seat;
}

export interface SheetTurned {
  type: "SheetTurned";
  seat: Seat;
  upright: boolean;
}

export interface StackShown {
  type: "StackShown";
  round: number;
  stack: number;
}

export interface Started {
  type: "Started";
  version: number;
  setup: Setup;
  seats: Seat[];
  used: string[];
}

export interface StrokeDrawn {
  type: "StrokeDrawn";
  seat: Seat;
  stroke: number;
  ink: string;
}

export interface StrokeRedone {
  type: "StrokeRedone";
  seat: Seat;
}

export interface StrokeUndone {
  type: "StrokeUndone";
  seat: Seat;
}

export interface StrokesErased {
  type: "StrokesErased";
  seat: Seat;
  step: number;
  strokes: number[];
}

export interface TakeBackGuess {
  type: "TakeBackGuess";
  round: number;
  drawer: Seat;
}

export interface TakeBackWish {
  type: "TakeBackWish";
  round: number;
}

export interface TakeToken {
  type: "TakeToken";
  round: number;
  stars: number;
  sure: boolean;
}

export interface TokenRemoved {
  type: "TokenRemoved";
  stars: number;
}

export interface TokenTable {
  own: number[];
  black: number[];
}

export interface TokenTaken {
  type: "TokenTaken";
  seat: Seat;
  stars: number;
}

export interface TurnSheet {
  type: "TurnSheet";
  round: number;
  upright: boolean;
}

export interface UndoStroke {
  type: "UndoStroke";
  round: number;
}

export interface WentAway {
  type: "WentAway";
  seat: Seat;
}

export interface WishEnded {
  type: "WishEnded";
  seat: Seat;
  why: "no-card-left" | "refused" | "taken-back";
}

export interface WishMade {
  type: "WishMade";
  seat: Seat;
  letter: "A" | "B" | "C";
  card: string;
  number: number;
}

export interface WishView {
  letter: "A" | "B" | "C";
  card: string;
  number: number;
  lines: Record<Seat, string>;
  refusable: string | null;
}

export interface WordDealt {
  type: "WordDealt";
  seat: Seat;
  word: WordRef | null;
}

export interface WordExplained {
  type: "WordExplained";
  seat: Seat;
  wisher: Seat;
  text: string;
}

export interface WordPassed {
  type: "WordPassed";
  seat: Seat;
}

export interface WordRef {
  letter: "A" | "B" | "C";
  number: number;
}

export type Command = DoNotKnow | TakeBackWish | ExplainWord | Ready | Draw | EraseStroke | UndoStroke | RedoStroke | ClearSheet | TurnSheet | MakeGuess | TakeBackGuess | TakeToken | Finish | DrewWrongWord | ContestOwningUp | PointAt | AnswerPointing | GiveHeart;

export type Event = Started | RoundBegan | WishMade | WordExplained | WishEnded | CardReplaced | ReadySaid | CountdownBegan | WordDealt | DrawingBegan | StrokeDrawn | StrokesErased | StrokeUndone | StrokeRedone | SheetCleared | SheetTurned | WordPassed | GuessLaid | GuessTakenBack | Guessed | TokenTaken | TokenRemoved | Finished | WentAway | CameBack | RoundRevealed | StackShown | DrawingVoided | DrawingRestored | OwningUpContested | PointedAt | PointingAnswered | LastCall | LastCallOver | HeartGiven | SeatClosed | Ended;

export interface Messages {
  setup: Setup;
  command: Command;
  query: never;
  answer: never;
  event: Event;
  public: Public;
  own: Own;
}

export const USUAL_SETUP: Setup = {
  rounds: 4,
  levels: [],
  seconds: 180,
  hurry: false,
  learning: false,
  tokens: {"3":{"own":[2,1],"black":[2,2,1]},"4":{"own":[2,1,1],"black":[2,2,1,1]},"5":{"own":[3,2,1,1],"black":[3,2,2,1,1]},"6":{"own":[3,2,1,1,1],"black":[3,2,2,1,1,1]}},
  own_cards: [],
  own_only: false,
  family: false,
  countdown: true,
  led: false,
};

export const PLAYERS: readonly [number, number] = [3,6];

export const LIMITS = {
  own_cards: 200,
  own_word_letters: 26,
};
