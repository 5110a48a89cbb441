import type { Game } from "../contract";
import Form from "./settings/Form.svelte";
import More from "./settings/More.svelte";
import * as texts from "./texts";
import * as wire from "./wire";

/** The game on the pages around its screen. */
export const game: Game<wire.Messages> = {
  texts,
  wire,
  facts: (setup) => [[texts.t("settings.hand"), String(setup.hand)]],
  acting: ({ left }) => left.slice(0, 1),
  form: Form,
  more: More,
  screen: () => import("./Screen.svelte"),
  rules: () => import("./rules/rulesPage"),
};
