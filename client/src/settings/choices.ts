import { recall, remember } from "../memory";
import type { Language } from "../i18n/languages";
import type { TableSettings } from "../wire";

export type Edition = TableSettings["setup"]["edition"];

export const EDITIONS: Edition[] = ["louvre", "hermitage", "tretyakov"];
export const SEATS = [2, 3, 4, 5, 6];
export const SIZES = [7, 9, 11, 13, 15, 21];
export const TURN_CLOCKS = [0, 30, 60, 120, 300, 600, 3_600, 86_400];
export const WINDOW_CLOCKS = [10, 20, 40, 60, 120, 3_600, 86_400, 0];
export const SEASON_STARTS = [2, 3, 4];

/** The box that is sold in the reader's language. */
const BOXES: Record<Language, Edition> = { en: "louvre", zh: "louvre", es: "hermitage", ru: "tretyakov", uk: "tretyakov" };

/** What most newcomers want, or what this browser chose last time. */
export function firstSettings(language: Language, decks: readonly string[]): TableSettings {
  const settings = lastSettings() ?? freshSettings(language);
  const known = settings.setup.decks.filter((deck) => decks.includes(deck));
  const first = decks.includes("impressions") ? "impressions" : (decks[0] ?? "impressions");
  return { ...settings, setup: { ...settings.setup, decks: known.length > 0 ? known : [first], first: null } };
}

function freshSettings(language: Language): TableSettings {
  return {
    setup: {
      type: "artline",
      edition: BOXES[language],
      decks: ["impressions"],
      season: false,
      season_start: null,
      curators: false,
      size: 11,
      turn_seconds: 0,
      window_seconds: 20,
      first: null,
    },
    seats: 6,
    language,
    chat: true,
    public: false,
  };
}

function lastSettings(): TableSettings | null {
  try {
    const settings = JSON.parse(recall("settings") ?? "null") as TableSettings | null;
    return settings?.setup?.type === "artline" && Array.isArray(settings.setup.decks) ? settings : null;
  } catch {
    return null;
  }
}

export function rememberSettings(settings: TableSettings): void {
  remember("settings", JSON.stringify(settings));
}
