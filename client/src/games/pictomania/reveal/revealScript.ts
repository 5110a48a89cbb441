import type { RoundView } from "../wire";
import type { Seat } from "../../../wire";

/** One beat of the reveal. Every sheet has its word and its guesses one by one; then the black sheep and the tokens. */
export type Beat =
  | { kind: "sheet"; drawer: Seat }
  | { kind: "word"; drawer: Seat }
  | { kind: "guess"; drawer: Seat; at: number }
  | { kind: "left"; drawer: Seat }
  | { kind: "sheep" }
  | { kind: "black" }
  | { kind: "sums" };

const MS: Record<Beat["kind"], number> = {
  sheet: 1_500,
  word: 1_300,
  guess: 1_000,
  left: 900,
  sheep: 1_900,
  black: 1_900,
  sums: 0,
};

export function durationOf(beat: Beat): number {
  return MS[beat.kind];
}

/** The whole script of a round's reveal, in the order of play (P20). */
export function scriptOf(round: RoundView, seats: readonly Seat[]): Beat[] {
  const drawers = seats.filter((seat) => round.words[seat] !== undefined);
  const sheets = drawers.flatMap((drawer): Beat[] => [
    { kind: "sheet", drawer },
    { kind: "word", drawer },
    ...(round.score.stacks[drawer] ?? []).map((_, at): Beat => ({ kind: "guess", drawer, at })),
    { kind: "left", drawer },
  ]);
  return [...sheets, { kind: "sheep" }, { kind: "black" }, { kind: "sums" }];
}

/** What is revealed at a moment of the script. */
export interface Moment {
  drawer: Seat | null;
  wordShown: boolean;
  /** How many guesses on the drawer's stack are turned. */
  turned: number;
  leftShown: boolean;
  /** Stars of tokens that each seat has won so far, first won first. */
  won: Record<Seat, number[]>;
  /** Wrong guesses that lie in the middle, by guesser. */
  wrong: Record<Seat, number>;
  sheepShown: boolean;
  blackShown: boolean;
}

/** Everything that has been shown up to and with beat `at`. */
export function momentAt(script: readonly Beat[], at: number, round: RoundView): Moment {
  const moment: Moment = {
    drawer: null,
    wordShown: false,
    turned: 0,
    leftShown: false,
    won: {},
    wrong: {},
    sheepShown: false,
    blackShown: false,
  };
  for (const beat of script.slice(0, at + 1)) play(beat, moment, round);
  return moment;
}

function play(beat: Beat, moment: Moment, round: RoundView): void {
  switch (beat.kind) {
    case "sheet":
      return void Object.assign(moment, { drawer: beat.drawer, wordShown: false, turned: 0, leftShown: false });
    case "word":
      return void (moment.wordShown = true);
    case "guess":
      moment.turned = beat.at + 1;
      return countGuess(beat.drawer, beat.at, moment, round);
    case "left":
      return void (moment.leftShown = true);
    case "sheep":
      return void Object.assign(moment, { drawer: null, sheepShown: true });
    case "black":
      return void (moment.blackShown = true);
  }
}

function countGuess(drawer: Seat, at: number, { won, wrong }: Moment, round: RoundView): void {
  const guess = round.score.stacks[drawer]?.[at];
  if (!guess || round.voided.includes(drawer)) return;
  if (guess.won > 0) won[guess.seat] = [...(won[guess.seat] ?? []), guess.won];
  if (!guess.right) wrong[guess.seat] = (wrong[guess.seat] ?? 0) + 1;
}

/** The beat at which the next sheet, or what follows the last, begins. */
export function nextSheet(script: readonly Beat[], at: number): number {
  const next = script.findIndex(
    (beat, later) => later > at && (beat.kind === "sheet" || beat.kind === "sheep" || beat.kind === "sums"),
  );
  return next < 0 ? script.length - 1 : next;
}

/** The beat at which what is shown at `at` began: a sheet, or what follows the last. */
export function thisSheet(script: readonly Beat[], at: number): number {
  return Math.max(
    0,
    script.findLastIndex(
      (beat, before) => before <= at && (beat.kind === "sheet" || beat.kind === "sheep" || beat.kind === "sums"),
    ),
  );
}

/** The last beat of the first `sheets` sheets. */
export function lastOf(script: readonly Beat[], sheets: number): number {
  const begins = script.flatMap((beat, at) => (beat.kind === "sheet" || beat.kind === "sheep" ? [at] : []));
  return Math.max(0, (begins[sheets] ?? script.length) - 1);
}

/** What of the drawer's own tokens is left after the guesses that are turned (P20, P22). */
export function tokensLeft(own: readonly number[], round: RoundView, drawer: Seat, turned: number): number[] {
  const given = (round.score.stacks[drawer] ?? []).slice(0, turned).filter((guess) => guess.won > 0).length;
  return own.slice(given);
}
