import { named } from "../../i18n/i18n.svelte";
import { deckNames } from "../../settings/deckNames";
import { duration } from "../../settings/duration";
import type { DeckSummary } from "../../wire";
import type { Game } from "../contract";
import cover from "./cover.json";
import FirstPlayer from "./lobby/FirstPlayer.svelte";
import { EDITIONS, firstSetup, playersServed } from "./settings/choices";
import Form from "./settings/Form.svelte";
import More from "./settings/More.svelte";
import { houseRules } from "./settings/houseRules";
import { playNow } from "./settings/playNow";
import * as texts from "./texts";
import * as wire from "./wire";
import type { Messages, Setup } from "./wire";

const { t } = texts;

/** Artline on the pages around its screen. */
export const game: Game<Messages> = {
  texts,
  wire,
  title: (setup) =>
    `${named(cover.name)} · ${t(houseRules(setup).length > 0 ? "settings.edition-house-rules" : `settings.edition-${setup.edition}`)}`,
  variant: (name) =>
    [...EDITIONS, "house-rules" as const]
      .filter((edition) => edition === name)
      .map((edition) => t(`settings.edition-${edition}`))[0],
  paintingsFor: (players) => 7 * players + 1, // A2: seven for each, and the one that hangs from the start
  facts: (setup, decks) => [
    [t("settings.edition"), t(`settings.edition-${setup.edition}`)],
    ...houseRules(setup).map((rule): [string, string] => [t("settings.house"), rule]),
    [t("shell.decks"), deckNames(setup.decks, decks)],
    ...(decks.length > 0 ? [[t("settings.serves"), served(setup, decks)] as [string, string]] : []),
    [t("shell.variants"), variants(setup) || t("shell.none")],
    [t("settings.turn-clock"), duration(setup.turn_seconds, t("shell.clock-off"))],
    [t("settings.window-clock"), duration(setup.window_seconds, t("shell.clock-off"))],
    [t("settings.wall"), `${setup.size} × ${setup.size}`],
  ],
  firstSetup,
  playNow,
  form: Form,
  more: More,
  lobby: FirstPlayer,
  screen: () => import("./Screen.svelte"),
  big: () => import("./big/Big.svelte"),
  rules: () => import("./rules/rulesPage"),
};

function served(setup: Setup, decks: readonly DeckSummary[]): string {
  const count = playersServed(setup, decks);
  return count < wire.PLAYERS[0] ? t("settings.serves-short") : t("settings.serves-players", { count });
}

function variants(setup: Setup): string {
  return [setup.season && t("settings.season"), setup.curators && t("settings.curators")].filter(Boolean).join(", ");
}
