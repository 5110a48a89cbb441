import type { Diagram } from "../../../ui/rules/diagram";

/** One clue over paintings of everybody, side by side. */
export const HIDDEN: Diagram = [
  ["clue", 1, 0],
  ["boat", 0, 1],
  ["hill", 1, 1],
  ["portrait", 2, 1],
];

/** The storyteller's painting is found by some. */
export const FOUND: Diagram = [
  ["boat", 0, 0],
  ["lamp", 1, 0],
  ["portrait", 2, 0],
  ["votes", 1, 1],
];
