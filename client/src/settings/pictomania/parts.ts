import type { GameParts } from "../../games/registry";
import { t } from "../../i18n/i18n.svelte";
import { duration } from "../duration";
import { firstSetup, levelsOf, type PictomaniaChoices } from "./choices";
import PictomaniaForm from "./PictomaniaForm.svelte";
import PictomaniaMore from "./PictomaniaMore.svelte";

/** Pictomania on the pages around its screen. */
export const pictomania: GameParts<"pictomania"> = {
  title: () => t("shell.game-pictomania"),
  players: [3, 6],
  facts: (setup) => [
    [t("pictomania.set-rounds"), String(setup.rounds)],
    [t("pictomania.set-levels"), levelsOf(setup).join(" · ")],
    [t("pictomania.set-seconds"), setup.seconds % 60 === 0 ? duration(setup.seconds, t("shell.clock-off")) : t("shell.seconds", { count: setup.seconds })],
    [t("shell.variants"), variants(setup) || t("shell.none")],
    ...(setup.own_cards.length > 0 ? [[t("pictomania.own-cards"), t("pictomania.own-cards-count", { count: setup.own_cards.length })] as [string, string]] : []),
  ],
  decks: () => [],
  firstSetup,
  form: PictomaniaForm,
  more: PictomaniaMore,
  screen: () => import("../../games/pictomania/Pictomania.svelte"),
  rules: () => import("../../games/pictomania/Rules.svelte"),
};

function variants(setup: PictomaniaChoices): string {
  return [setup.learning && t("pictomania.set-learning"), setup.hurry && t("pictomania.set-hurry")].filter(Boolean).join(", ");
}
