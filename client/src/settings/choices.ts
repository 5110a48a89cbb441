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

/** The same, with `deck` alone on the wall: what the link from a deck of one's own asks for. */
export function settingsWithDeck(language: Language, decks: readonly string[], deck: string): TableSettings {
  const settings = firstSettings(language, decks);
  const last = settings.setup.type === "artline" ? settings.setup : undefined;
  return { ...settings, setup: partsOf("artline")!.firstSetup(language, [deck], last) };
}

export function lastSettings(): TableSettings | null {
  try {
    return JSON.parse(recall("settings") ?? "null") as TableSettings | null;
  } catch {
    return null;
  }
}

export function rememberSettings(settings: TableSettings): void {
  remember("settings", JSON.stringify(settings));
}
