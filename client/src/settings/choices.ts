import { partsOf } from "../games/registry";
import type { Language } from "../i18n/languages";
import { recall, remember } from "../memory";
import type { TableSettings } from "../wire";

export const SEATS = [2, 3, 4, 5, 6];

/** What most newcomers want, or what this browser chose last time. */
export function firstSettings(language: Language, decks: readonly string[]): TableSettings {
  const last = lastSettings();
  const setup = last?.setup && partsOf(last.setup.type)?.firstSetup(language, decks, last.setup);
  if (setup) return { ...last, setup };
  return { setup: partsOf("artline")!.firstSetup(language, decks), seats: 6, language, chat: true, public: false };
}

function lastSettings(): TableSettings | null {
  try {
    return JSON.parse(recall("settings") ?? "null") as TableSettings | null;
  } catch {
    return null;
  }
}

export function rememberSettings(settings: TableSettings): void {
  remember("settings", JSON.stringify(settings));
}
