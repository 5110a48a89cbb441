import type { LoadedGame } from "../../games/loadedGame";
import { coverOf, GAME_NAMES, loadGame } from "../../games/registry";
import { named } from "../../i18n/i18n.svelte";

/** For how many players a deck is enough in a game, and the number of players it should grow to. */
export interface DeckSize {
  /** The game's name, as the reader's language has it. */
  game: string;
  /** 0 if there are too few paintings for anybody. */
  players: number;
  aim: { players: number; paintings: number };
  least: { players: number; paintings: number };
}

const USUAL_PLAYERS = 4;

/** What each game that shows paintings says of a deck; a game that could not be loaded is left out. */
export async function deckSizes(): Promise<((paintings: number) => DeckSize)[]> {
  const games = await Promise.allSettled(GAME_NAMES.map(loadGame));
  return games.flatMap((loaded, index) => {
    const name = coverOf(GAME_NAMES[index]!).name;
    return loaded.status === "fulfilled" && loaded.value.paintingsFor ? sizeIn(loaded.value, named(name)) : [];
  });
}

/** One game's answer: asked for any number of paintings. */
export function sizeIn(
  { players: [fewest, most], paintingsFor = () => 0 }: Pick<LoadedGame, "players" | "paintingsFor">,
  game: string,
) {
  const required = (players: number) => ({ players, paintings: paintingsFor(players) });
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return (paintings: number): DeckSize => {
    const players = counts.findLast((count) => paintingsFor(count) <= paintings) ?? 0;
    return { game, players, aim: required(players < USUAL_PLAYERS ? USUAL_PLAYERS : most), least: required(fewest) };
  };
}
