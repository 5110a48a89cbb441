import { duration } from "../../settings/duration";
import type { Game } from "../contract";
import BotWords from "./lobby/BotWords.svelte";
import { atOnce, firstSetup, levelsOf } from "./settings/choices";
import Form from "./settings/Form.svelte";
import More from "./settings/More.svelte";
import * as texts from "./texts";
import * as wire from "./wire";
import type { Messages, Setup } from "./wire";

const { t } = texts;

/** Pictomania on the pages around its screen. */
export const game: Game<Messages> = {
  texts,
  wire,
  facts: (setup) => [
    [t("settings.rounds"), String(setup.rounds)],
    [t("settings.levels"), levelsOf(setup).join(" · ")],
    [
      t("settings.seconds"),
      setup.seconds % 60 === 0
        ? duration(setup.seconds, t("shell.clock-off"))
        : t("shell.seconds", { count: setup.seconds }),
    ],
    [t("shell.variants"), variants(setup) || t("shell.none")],
    ...(setup.own_cards.length > 0
      ? [
          [t("settings.own-cards"), t("settings.own-cards-count", { count: setup.own_cards.length })] as [
            string,
            string,
          ],
        ]
      : []),
  ],
  firstSetup,
  playNow: {
    setup: atOnce,
    bots: ["easy", "medium", "easy", "medium"],
  },
  form: Form,
  more: More,
  lobby: BotWords,
  screen: () => import("./Screen.svelte"),
  big: () => import("./big/Big.svelte"),
  rules: () => import("./rules/rulesPage"),
};

function variants(setup: Setup): string {
  const chosen = [
    setup.learning && t("settings.learning"),
    setup.hurry && t("settings.hurry"),
    setup.family && t("settings.family"),
  ];
  return chosen.filter(Boolean).join(", ");
}
