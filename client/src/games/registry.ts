import type { Component } from "svelte";
import type { ArtlineView, TableSettings } from "../wire";
import type { GameProps } from "./contract";

export type GameName = TableSettings["setup"]["type"];

interface GameScreens {
  screen: () => Promise<{ default: Component<GameProps<ArtlineView>> }>;
  rules: () => Promise<{ default: Component<{ setup: TableSettings["setup"] }> }>;
}

/** Every game's screens, fetched when a table plays it. */
export const GAMES: Record<GameName, GameScreens> = {
  artline: { screen: () => import("./artline/Artline.svelte"), rules: () => import("./artline/Rules.svelte") },
};
