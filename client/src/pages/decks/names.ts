import { language } from "../../i18n/i18n.svelte";

/** `text` for the reader's language where others have names of their own, else for everybody. */
export function renamed(names: Record<string, string>, text: string): Record<string, string> {
  return Object.keys(names).length > 1 ? { ...names, [language()]: text } : { en: text };
}
