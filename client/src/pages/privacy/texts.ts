import { textsFrom } from "../../i18n/i18n.svelte";
import type { Sentences } from "../../i18n/texts.svelte";
import type english from "./i18n/en.json";

/** What the page about privacy says. Few people open it, so it is loaded with the page. */
export const { t, load } = textsFrom<typeof english>(
  import.meta.glob<Sentences>("./i18n/*.json", { import: "default" }),
);
