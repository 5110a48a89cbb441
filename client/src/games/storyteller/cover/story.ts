/** The story that the cover tells: four paintings of this deck, and one clue. */
export const DECK = "impressions";
export const PAINTINGS = [
  "impressions/munch-melancholy",
  "impressions/munch-women-on-the-bridge",
  "impressions/klee-red-balloon",
  "impressions/monet-impression-sunrise",
];
export const CLUE: Record<string, string> = {
  en: "Almost home",
  ru: "Почти дома",
  es: "Casi en casa",
  zh: "就快到家了",
  uk: "Майже вдома",
};
/** Which painting each vote goes to, one after another; the last painting is the storyteller's. */
export const VOTES = [
  { painting: 3, colour: "sky" },
  { painting: 0, colour: "pink" },
  { painting: 3, colour: "green" },
] as const;
export const TARGET = 3;

/** What is seen at a beat: paintings first, then the clue, the votes one by one, and whose it was. */
export function seenAt(beat: number): { paintings: number; clue: boolean; votes: number; revealed: boolean } {
  return {
    clue: beat >= 1,
    paintings: Math.max(0, Math.min(PAINTINGS.length, beat - 1)),
    votes: Math.max(0, Math.min(VOTES.length, beat - 1 - PAINTINGS.length)),
    revealed: beat >= BEATS,
  };
}

/** How many beats until everything is shown. */
export const BEATS = 2 + PAINTINGS.length + VOTES.length;
