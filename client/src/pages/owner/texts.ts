import { textsFrom } from "../../i18n/i18n.svelte";
import type { Sentences } from "../../i18n/texts.svelte";
import type english from "./i18n/en.json";

/** What the owner's page says. */
export const { t, load } = textsFrom<typeof english>(
  import.meta.glob<Sentences>("./i18n/*.json", { import: "default" }),
);

/** A budget in words; one that this client has never heard of, by its name. */
export function budgetName(budget: string): string {
  const key = `owner.${budget}` as Parameters<typeof t>[0];
  const said = t(key);
  return said === key ? budget : said;
}
