/** The parts of a rules diagram. None contains words, so diagrams are the same in every language. */
export type Piece =
  | "boat"
  | "sail"
  | "portrait"
  | "hill"
  | "plaque"
  | "place"
  | "gold"
  | "lamp"
  | "words"
  | "sheet"
  | "number"
  | "star"
  | "clue"
  | "votes";

/** Pieces on a grid, by column and row. */
export type Diagram = readonly (readonly [piece: Piece, column: number, row: number])[];

/** One piece as fills and paths in a 40 × 30 box; a fill may name a colour of the page. */
export const PIECES: Record<Piece, readonly (readonly [fill: string, path: string])[]> = {
  boat: [
    ["#9fc3d1", "M0 0h40v30h-40z"],
    ["#3f6f86", "M0 19h40v11h-40z"],
    ["#f4ecd8", "M20 5l9 12h-9zM18.5 8v9h-6z"],
    ["#7a4a2d", "M9 18.500h23l-4 5h-15z"],
  ],
  sail: [
    ["#e9b98a", "M0 0h40v30h-40z"],
    ["#c46a4a", "M0 20h40v10h-40z"],
    ["#f7e3a1", "M27 9a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"],
    ["#4b2f38", "M14 4l8 14h-8zM6 19.500h18l-3 4h-12z"],
  ],
  portrait: [
    ["#4b5b46", "M0 0h40v30h-40z"],
    ["#e3bb95", "M15 11q0-7 5-7t5 7q0 7-5 8q-5-1-5-8z"],
    ["#6b2f2f", "M6 30q1-10 14-10.500q13 .5 14 10.500z"],
    ["#2f211b", "M14 11q-1-9 6-9t6 9q-2-4-6-4t-6 4z"],
  ],
  hill: [
    ["#cfe0e6", "M0 0h40v30h-40z"],
    ["#7f9b5b", "M0 20q10-13 21-4q8-6 19 2v12h-40z"],
    ["#5d7a3f", "M0 25q14-7 40-1v6h-40z"],
    ["#6b4a2d", "M29 13h1.500v7h-1.500z"],
    ["#3f5c33", "M25.5 11a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z"],
  ],
  plaque: [
    ["var(--plaque)", "M3 7h34v16h-34z"],
    ["var(--plaque-rule)", "M8 12h24v1.500h-24zM11 16.500h18v1.500h-18z"],
  ],
  place: [["var(--edge)", "M1 1h38v28h-38zM2.5 2.500v25h35v-25z"]],
  gold: [
    ["var(--gold)", "M0 0h40v30h-40zM3 3v24h34v-24z"],
    ["var(--gold)", "M20 8l2 5.2 5.5.3-4.3 3.5 1.5 5.4-4.7-3-4.7 3 1.5-5.4-4.3-3.5 5.5-.3z"],
  ],
  lamp: [
    ["var(--gold)", "M-3-3h46v36h-46z"],
    ["#cfe0e6", "M0 0h40v30h-40z"],
    ["#7f9b5b", "M0 20q10-13 21-4q8-6 19 2v12h-40z"],
    ["#f7e3a1", "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"],
  ],
  words: [
    ["#e0a52e", "M1 2h11v4h-11zM1 8h11v4h-11zM1 14h11v4h-11zM1 20h11v4h-11z"],
    ["#3d8ae0", "M14.5 2h11v4h-11zM14.5 8h11v4h-11zM14.5 14h11v4h-11zM14.5 20h11v4h-11z"],
    ["#c2508e", "M28 2h11v4h-11zM28 8h11v4h-11zM28 14h11v4h-11zM28 20h11v4h-11z"],
  ],
  sheet: [
    ["#fdfbf5", "M2 0h36v30h-36z"],
    ["#2c2622", "M10 25v-10l10-8 10 8v10zM11.3 23.700h5.700v-6h4v6h7.700v-8l-8.7-7-8.7 7z"],
  ],
  number: [
    ["#fdfbf5", "M11 0h18v27h-18z"],
    ["#2c2622", "M16.5 8.500l4.5-3.500h1.500v17h-2.500v-13.500l-2 1.500z"],
  ],
  star: [
    ["var(--gold)", "M6 15a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"],
    ["#1b1a12", "M20 5l3 7.3 7.8.5-6 5 2 7.7-6.8-4.2-6.8 4.2 2-7.7-6-5 7.8-.5z"],
  ],
  clue: [
    ["var(--plaque)", "M-10 4h60v20h-60z"],
    ["var(--plaque-rule)", "M-3 10h46v1.700h-46zM4 15.500h32v1.700h-32z"],
  ],
  votes: [
    ["var(--orange)", "M4 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"],
    ["var(--sky)", "M16 10h9v10h-9z"],
    ["var(--green)", "M32.5 9l6 11.500h-12z"],
  ],
};
