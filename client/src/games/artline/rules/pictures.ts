import type { Diagram } from "../../../ui/rules/diagram";

/** Right beside a painting, on any side. */
export const BESIDE: Diagram = [
  ["place", 1, 0],
  ["place", 0, 1],
  ["hill", 1, 1],
  ["place", 2, 1],
  ["place", 1, 2],
];

/** Two paintings show a theme, and so must the third. */
export const LINE: Diagram = [
  ["plaque", 0, 0],
  ["boat", 1, 0],
  ["sail", 2, 0],
  ["place", 3, 0],
];

/** Where a row and a column meet, a painting fits both themes. */
export const CROSSING: Diagram = [
  ["plaque", 2, 0],
  ["portrait", 2, 1],
  ["plaque", 0, 2],
  ["boat", 1, 2],
  ["gold", 2, 2],
];
