import type { Diagram } from "../../../ui/rules/diagram";

/** Three cards of words, and one word of theirs on every sheet. */
export const WORDS: Diagram = [
  ["words", 0, 0],
  ["sheet", 1, 0],
];

/** A number card on somebody's drawing. */
export const GUESS: Diagram = [
  ["sheet", 0, 0],
  ["number", 1, 0],
];

/** A right guess wins a token. */
export const POINTS: Diagram = [
  ["sheet", 0, 0],
  ["number", 1, 0],
  ["star", 2, 0],
];
