import { textsFrom } from "../../i18n/i18n.svelte";
import type { Sentences } from "../../i18n/texts.svelte";
import type english from "./i18n/en.json";

const KB = 1024;

/** What the owner's page says. */
export const { t, load } = textsFrom<typeof english>(
  import.meta.glob<Sentences>("./i18n/*.json", { import: "default" }),
);

/** How much is stored, in words. */
export function size(bytes: number): string {
  return bytes < KB * KB
    ? t("owner.size", { kb: Math.ceil(bytes / KB) })
    : t("owner.size-large", { mb: Math.round((10 * bytes) / KB / KB) / 10 });
}
