import type { Language } from "../../../i18n/languages";

export const DECK = "impressions";

type CoverTheme = Record<Language, string>;

/** What the paintings of each row and of each column share. */
export const ROWS: readonly CoverTheme[] = [
  { en: "straw hat", es: "sombrero de paja", ru: "шляпка", uk: "капелюх", zh: "草帽" },
  {
    en: "red or yellow sky",
    es: "cielo rojo o amarillo",
    ru: "красное или жёлтое небо",
    uk: "червоне або жовте небо",
    zh: "红色\u200b或\u200b黄色的\u200b天空", // where a line may end
  },
];
export const COLUMNS: readonly CoverTheme[] = [
  { en: "moon", es: "luna", ru: "луна", uk: "місяць", zh: "月亮" },
  { en: "smoke", es: "humo", ru: "дым", uk: "дим", zh: "烟雾" },
  { en: "red flowers", es: "flores rojas", ru: "красные цветы", uk: "червоні квіти", zh: "红花" },
];

export interface Hung {
  painting: string;
  row: number;
  column: number;
}

/** In the order in which they are hung. */
export const HUNG: readonly Hung[] = [
  { painting: "impressions/manet-monet-painting-in-his-boat", row: 0, column: 1 },
  { painting: "impressions/monet-impression-sunrise", row: 1, column: 1 },
  { painting: "impressions/munch-women-on-the-bridge", row: 0, column: 0 },
  { painting: "impressions/turner-fighting-temeraire", row: 1, column: 0 },
  { painting: "impressions/renoir-boating-party", row: 0, column: 2 },
  { painting: "impressions/vangogh-flower-beds", row: 1, column: 2 },
];

/** A line has a theme from its second painting on. `hung` is how many hang so far. */
export function isNamed(line: "row" | "column", at: number, hung: number): boolean {
  return HUNG.slice(0, hung).filter((one) => one[line] === at).length > 1;
}
