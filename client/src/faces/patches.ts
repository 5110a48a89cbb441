/** A fill and a path on a square of 48. A face is drawn with several, from the back to the front. */
export type Patch = readonly [fill: string, path: string];

export const INK = "#2c2622";
export const ROSE = "#c9645a";
export const LINEN = "#f7f1e3";
export const GOLD = "#c9a227";
export const EYES =
  "M18.4 21.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM26.8 21.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z";
export const SMILE = "M20.4 27.4q3.6 2.8 7.2 0q-3.2 5.4-7.2 0z";
export const CHEEKS = "M16 25.4a2 1.5 0 1 0 4 0a2 1.5 0 1 0-4 0zM28 25.4a2 1.5 0 1 0 4 0a2 1.5 0 1 0-4 0z";
export const HEAD = "M14.5 19q0-9.5 9.5-9.5t9.5 9.5q0 13-9.5 14.5q-9.5-1.5-9.5-14.5z";
export const SHOULDERS = "M5 48q1-12 15-13q4 3.5 8 0q14 1 15 13z";
