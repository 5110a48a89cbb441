import { named } from "../i18n/i18n.svelte";
import type { Seat } from "../wire";
import type { Cover, Game, Messages } from "./contract";

type Defaulted = "title" | "facts" | "decks" | "firstSetup" | "playNow" | "acting";

/** A game as the pages around it use it: what it wrote, and the defaults for the rest. */
export type LoadedGame<M extends Messages = Messages> = Omit<Game<M>, Defaulted | "texts" | "wire"> &
  Required<Pick<Game<M>, Defaulted>> & {
    /** Loads its texts in the reader's language; nothing else of it is used before. */
    load: () => Promise<void>;
    /** How many can play it: least and most. */
    players: readonly [number, number];
    sentences: { language: () => string; standUp: () => string; closeSeat: (name: string) => string };
  };

export function completed<M extends Messages>({ texts, wire, ...game }: Game<M>, cover: Cover): LoadedGame<M> {
  const { load, t } = texts;
  const firstSetup: LoadedGame<M>["firstSetup"] = game.firstSetup ?? ((_, _decks, last) => last ?? wire.USUAL_SETUP);
  return {
    title: () => named(cover.name),
    facts: () => [],
    decks: (setup) => (setup as { decks?: readonly string[] }).decks ?? [],
    playNow: {
      setup: (language, decks, last) =>
        firstSetup(
          language,
          decks.map((deck) => deck.id),
          last,
        ),
      bots: [],
    },
    acting: (shown) => (shown as { acting: readonly Seat[] }).acting,
    ...game,
    firstSetup,
    load,
    players: wire.PLAYERS,
    sentences: {
      language: () => t("settings.language-hint"),
      standUp: () => t("lobby.stand-up"),
      closeSeat: (name) => t("lobby.close-seat", { name }),
    },
  };
}
