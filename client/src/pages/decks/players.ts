/** What the rules ask for (A2): seven paintings per player, and the one that hangs from the start. */
export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;

export function paintingsFor(players: number): number {
  return 7 * players + 1;
}

/** How many people can play with this many paintings; 0 if there are too few for anybody. */
export function playersWith(paintings: number): number {
  const players = Math.min(MOST_PLAYERS, Math.floor((paintings - 1) / 7));
  return players < FEWEST_PLAYERS ? 0 : players;
}
