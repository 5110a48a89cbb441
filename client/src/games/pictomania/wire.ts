// Made from the server's structs by `just wire`. Do not edit.

export interface CameBack {
  type: "CameBack";
  seat: number;
}

export interface CardReplaced {
  type: "CardReplaced";
  seat: number;
  letter: "A" | "B" | "C";
  card: string;
}

export interface ClearSheet {
  type: "ClearSheet";
  round: number;
}

export interface DoNotKnow {
  type: "DoNotKnow";
  round: number;
  letter: "A" | "B" | "C";
  card: string;
}

export interface Draw {
  type: "Draw";
  round: number;
  ink: string;
}

export interface DrawingBegan {
  type: "DrawingBegan";
  round: number;
}

export interface DrawingVoided {
  type: "DrawingVoided";
  seat: number;
  why: "agreed" | "closed" | "said";
}

export interface DrewWrongWord {
  type: "DrewWrongWord";
  round: number;
}

export interface Ended {
  type: "Ended";
  reason: "rounds" | "too_few";
  winners: number[];
}

export interface Finish {
  type: "Finish";
  round: number;
  sure: boolean;
}

export interface Finished {
  type: "Finished";
  seat: number;
  why: "away" | "choice" | "closed" | "hurry" | "time";
}

export interface GiveHeart {
  type: "GiveHeart";
  round: number;
  drawer: number;
}

export interface Guess {
  seat: number;
  number: number | null;
}

export interface Guessed {
  type: "Guessed";
  seat: number;
  drawer: number;
  number: number | null;
}

export interface HeartGiven {
  type: "HeartGiven";
  seat: number;
  round: number;
  drawer: number;
  on: boolean;
}

export interface MakeGuess {
  type: "MakeGuess";
  round: number;
  drawer: number;
  number: number;
}

export interface OwnCard {
  level: number;
  words: string[];
}

export interface PictomaniaResult {
  reason: "rounds" | "too_few";
  winners: number[];
}

export interface PictomaniaView {
  type: "pictomania";
  setup: Setup;
  seats: number[];
  closed: number[];
  phase: "drawing" | "over" | "reading" | "reveal";
  round: number;
  level: number;
  cards: Record<"A" | "B" | "C", string>;
  own_words: Record<string, string[]>;
  playing: number[];
  acting: number[];
  may: ("clear" | "draw" | "finish" | "guess" | "heart" | "own-up" | "point" | "ready" | "redo" | "replace" | "token" | "turn" | "undo")[];
  ready: number[];
  done: number[];
  away: number[];
  word: WordRef | null;
  numbers: Record<number, "free" | "own" | "spent">;
  guessable: number[];
  stacks: Record<number, Guess[]>;
  own_tokens: number[];
  tokens: number[];
  black: Record<number, number>;
  history: RoundView[];
  totals: Record<number, number>;
  sheets: Record<number, Record<number, SheetView>> | null;
  result: PictomaniaResult | null;
}

export interface PointAt {
  type: "PointAt";
  round: number;
  drawer: number;
}

export interface PointedAt {
  type: "PointedAt";
  seat: number;
  drawer: number;
  on: boolean;
}

export interface Ready {
  type: "Ready";
  round: number;
}

export interface ReadySaid {
  type: "ReadySaid";
  seat: number;
}

export interface RedoStroke {
  type: "RedoStroke";
  round: number;
}

export interface RevealedGuess {
  seat: number;
  number: number;
  right: boolean;
  won: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  level: number;
  cards: Record<"A" | "B" | "C", string>;
  seats: number[];
}

export interface RoundRevealed {
  type: "RoundRevealed";
  round: number;
  words: Record<number, WordRef>;
  numbers: Record<number, number[]>;
}

export interface RoundScore {
  stacks: Record<number, RevealedGuess[]>;
  black_sheep: number | null;
  seats: Record<number, SeatScore>;
}

export interface RoundView {
  round: number;
  level: number;
  cards: Record<"A" | "B" | "C", string>;
  words: Record<number, WordRef>;
  score: RoundScore;
  voided: number[];
  pointed: Record<number, number[]>;
  hearts: Record<number, number[]>;
}

export interface SeatClosed {
  type: "SeatClosed";
  seat: number;
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
}

export interface SheetCleared {
  type: "SheetCleared";
  seat: number;
}

export interface SheetTurned {
  type: "SheetTurned";
  seat: number;
  upright: boolean;
}

export interface SheetView {
  strokes: string[];
  undone: string[];
  upright: boolean;
}

export interface Started {
  type: "Started";
  version: number;
  setup: Setup;
  seats: number[];
  used: string[];
}

export interface StrokeDrawn {
  type: "StrokeDrawn";
  seat: number;
  ink: string;
}

export interface StrokeRedone {
  type: "StrokeRedone";
  seat: number;
}

export interface StrokeUndone {
  type: "StrokeUndone";
  seat: number;
}

export interface TakeToken {
  type: "TakeToken";
  round: number;
  stars: number;
  sure: boolean;
}

export interface TokenTable {
  own: number[];
  black: number[];
}

export interface TokenTaken {
  type: "TokenTaken";
  seat: number;
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
  seat: number;
}

export interface WordDealt {
  type: "WordDealt";
  seat: number;
  word: WordRef | null;
}

export interface WordRef {
  letter: "A" | "B" | "C";
  number: number;
}

export type Command = DoNotKnow | Ready | Draw | UndoStroke | RedoStroke | ClearSheet | TurnSheet | MakeGuess | TakeToken | Finish | DrewWrongWord | PointAt | GiveHeart;

export type Event = Started | RoundBegan | CardReplaced | ReadySaid | WordDealt | DrawingBegan | StrokeDrawn | StrokeUndone | StrokeRedone | SheetCleared | SheetTurned | Guessed | TokenTaken | Finished | WentAway | CameBack | RoundRevealed | DrawingVoided | PointedAt | HeartGiven | SeatClosed | Ended;

export interface Messages {
  setup: Setup;
  command: Command;
  query: never;
  answer: never;
  event: Event;
  view: PictomaniaView;
}
