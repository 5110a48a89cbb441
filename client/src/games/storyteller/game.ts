import { deckNames } from "../../settings/deckNames";
import { duration } from "../../settings/duration";
import type { Game } from "../contract";
import FirstTeller from "./lobby/FirstTeller.svelte";
import { firstSetup } from "./settings/choices";
import Form from "./settings/Form.svelte";
import More from "./settings/More.svelte";
import { playNow } from "./settings/playNow";
import * as texts from "./texts";
import * as wire from "./wire";
import type { Messages, Setup } from "./wire";

const { t } = texts;

/** Storyteller on the pages around its screen. */
export const game: Game<Messages> = {
  texts,
  wire,
  paintingsFor: (players) => 14 * players, // S1
  facts: (setup, decks) => [
    [t("shell.decks"), deckNames(setup.decks, decks)],
    [t("settings.ends"), ends(setup)],
    [t("settings.clue-clock"), duration(setup.clue_seconds, t("shell.clock-off"))],
    [t("settings.give-clock"), duration(setup.give_seconds, t("shell.clock-off"))],
    [t("settings.vote-clock"), duration(setup.vote_seconds, t("shell.clock-off"))],
  ],
  firstSetup,
  playNow,
  form: Form,
  more: More,
  lobby: FirstTeller,
  screen: () => import("./Screen.svelte"),
  big: () => import("./big/Big.svelte"),
  rules: () => import("./rules/rulesPage"),
};

function ends(setup: Setup): string {
  if (setup.rounds > 0) return t("settings.until-rounds", { count: setup.rounds });
  return setup.goal > 0 ? t("settings.until-goal", { count: setup.goal }) : t("settings.until-pile");
}
