import { named } from "../../i18n/i18n.svelte";
import type { Game } from "../contract";
import cover from "./cover.json";
import Form from "./settings/Form.svelte";
import More from "./settings/More.svelte";
import { load, t } from "./texts";
import { type Messages, PLAYERS, USUAL_SETUP } from "./wire";

/** The game on the pages around its screen. */
export const game: Game<Messages> = {
  load,
  title: () => named(cover.name),
  players: PLAYERS,
  facts: (setup) => [[t("settings.hand"), String(setup.hand)]],
  decks: () => [],
  firstSetup: (_language, _decks, last) => last ?? USUAL_SETUP,
  playNow: { setup: () => USUAL_SETUP, bots: [] },
  acting: ({ left }) => left.slice(0, 1),
  sentences: {
    language: () => t("settings.language-hint"),
    standUp: () => t("lobby.stand-up"),
    closeSeat: (name) => t("lobby.close-seat", { name }),
  },
  form: Form,
  more: More,
  screen: () => import("./Screen.svelte"),
  big: () => import("./big/Big.svelte"),
  rules: () => import("./rules/Rules.svelte"),
};
