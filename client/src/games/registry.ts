import artline from "./artline/cover.json";
import type { Cover, CoverPicture, Game } from "./contract";
import { completed, type LoadedGame } from "./loadedGame";
import pictomania from "./pictomania/cover.json";
import storyteller from "./storyteller/cover.json";

interface Entry {
  cover: Cover;
  /** What the game is, in one moving picture. */
  picture: () => Promise<{ default: CoverPicture }>;
  /** A game's own types are known to itself only: to everybody else its setup is a setup and its view a view. */
  fetch: () => Promise<{ game: unknown }>;
}

/** Every game there is, each loaded when somebody looks at it. The first one is offered to newcomers. */
const GAMES = {
  artline: {
    cover: artline,
    picture: () => import("./artline/cover/Picture.svelte"),
    fetch: () => import("./artline/game"),
  },
  pictomania: {
    cover: pictomania,
    picture: () => import("./pictomania/cover/Picture.svelte"),
    fetch: () => import("./pictomania/game"),
  },
  storyteller: {
    cover: storyteller,
    picture: () => import("./storyteller/cover/Picture.svelte"),
    fetch: () => import("./storyteller/game"),
  },
} satisfies Record<string, Entry>;

export type GameName = keyof typeof GAMES;

export const GAME_NAMES = Object.keys(GAMES) as [GameName, ...GameName[]];

const loaded = new Map<GameName, Promise<LoadedGame>>();

export function isGame(name: string | null | undefined): name is GameName {
  return typeof name === "string" && Object.hasOwn(GAMES, name);
}

export function coverOf(name: GameName): Cover {
  return GAMES[name].cover;
}

export async function coverPicture(name: GameName): Promise<CoverPicture> {
  return (await GAMES[name].picture()).default;
}

/** A game with its texts; asks again after a failure. */
export async function loadGame(name: GameName): Promise<LoadedGame> {
  const known = loaded.get(name) ?? fetchGame(name);
  loaded.set(name, known);
  known.catch(() => loaded.delete(name));
  const game = await known;
  await game.load();
  return game;
}

async function fetchGame(name: GameName): Promise<LoadedGame> {
  return completed((await GAMES[name].fetch()).game as Game, coverOf(name));
}
