import type { GameParts } from "../../games/registry";
import { named, t } from "../../i18n/i18n.svelte";
import type { DeckSummary } from "../../wire";
import { duration } from "../duration";
import ArtlineForm from "./ArtlineForm.svelte";
import ArtlineMore from "./ArtlineMore.svelte";
import { type ArtlineChoices, firstSetup } from "./choices";

/** Artline on the pages around its screen. */
export const artline: GameParts<"artline"> = {
  title: (setup) => `Artline · ${t(`shell.edition-${setup.edition}`)}`,
  players: [2, 6],
  facts: (setup, decks) => [
    [t("shell.edition"), t(`shell.edition-${setup.edition}`)],
    [t("shell.decks"), deckNames(setup, decks)],
    [t("shell.variants"), variants(setup) || t("shell.none")],
    [t("shell.turn-clock"), duration(setup.turn_seconds, t("shell.clock-off"))],
    [t("shell.window-clock"), duration(setup.window_seconds, t("shell.clock-off"))],
    [t("shell.wall"), `${setup.size} × ${setup.size}`],
  ],
  decks: (setup) => setup.decks,
  firstSetup,
  form: ArtlineForm,
  more: ArtlineMore,
  screen: () => import("../../games/artline/Artline.svelte"),
  rules: () => import("../../games/artline/Rules.svelte"),
};

function deckNames(setup: ArtlineChoices, decks: readonly DeckSummary[]): string {
  return setup.decks.map((id) => named(decks.find((deck) => deck.id === id)?.name ?? { en: id })).join(" + ");
}

function variants(setup: ArtlineChoices): string {
  return [setup.season && t("shell.season"), setup.curators && t("shell.curators")].filter(Boolean).join(", ");
}
