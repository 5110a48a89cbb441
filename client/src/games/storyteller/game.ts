import { named } from "../../i18n/i18n.svelte";
import { deckNames } from "../../settings/deckNames";
import { duration } from "../../settings/duration";
import type { Game } from "../contract";
import cover from "./cover.json";
import FirstTeller from "./lobby/FirstTeller.svelte";
import { firstSetup } from "./settings/choices";
import Form from "./settings/Form.svelte";
import More from "./settings/More.svelte";
import { playNow } from "./settings/playNow";
import { load, t } from "./texts";
import { type Messages, PLAYERS, type Setup } from "./wire";

/** Storyteller on the pages around its screen. */
export const game: Game<Messages> = {
  load,
  title: () => named(cover.name),
  players: PLAYERS,
  paintingsFor: (players) => 14 * players, // S1
  facts: (setup, decks) => [
    [t("shell.decks"), deckNames(setup.decks, decks)],
    [t("settings.ends"), ends(setup)],
    [t("settings.clue-clock"), duration(setup.clue_seconds, t("shell.clock-off"))],
    [t("settings.give-clock"), duration(setup.give_seconds, t("shell.clock-off"))],
    [t("settings.vote-clock"), duration(setup.vote_seconds, t("shell.clock-off"))],
  ],
  decks: (setup) => setup.decks,
  firstSetup,
  acting: (shown) => shown.acting,
  playNow,
  sentences: {
    language: () => t("settings.language-hint"),
    standUp: () => t("lobby.stand-up"),
    closeSeat: (name) => t("lobby.close-seat", { name }),
  },
  form: Form,
  more: More,
  lobby: FirstTeller,
  screen: () => import("./Screen.svelte"),
  big: () => import("./big/Big.svelte"),
  rules: () => import("./rules/Rules.svelte"),
};

function ends(setup: Setup): string {
  if (setup.rounds > 0) return t("settings.until-rounds", { count: setup.rounds });
  return setup.goal > 0 ? t("settings.until-goal", { count: setup.goal }) : t("settings.until-pile");
}
