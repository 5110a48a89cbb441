import { textsFrom } from "../../i18n/i18n.svelte";
import type { KeyOf, Sentences } from "../../i18n/texts.svelte";
import type english from "./i18n/en.json";

export type Key = KeyOf<typeof english>;

/** Pictomania's texts, in the reader's language. */
export const { t, load } = textsFrom<typeof english>(
  import.meta.glob<Sentences>("./i18n/*.json", { import: "default" }),
);
