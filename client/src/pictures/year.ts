import type { Language } from "../i18n/languages";

/** "c. 1633–34" as it stands on cards: perhaps "about", then a year or the years from and to. */
const DATED = /^(c\.\s*)?(\d{3,4}(?:–\d{1,4})?)$/;

/** "About" and a year, as labels in a museum have it. */
const ABOUT: Record<Language, string> = { en: "c. ", es: "h. ", ru: "ок. ", uk: "бл. ", zh: "约" };

/** When a painting was made, in the reader's language. What does not read like a date stays as it was written. */
export function yearText(year: string, language: Language): string {
  const [, about, years] = DATED.exec(year) ?? [];
  if (years === undefined) return year;
  return `${about ? ABOUT[language] : ""}${years}${language === "zh" ? "年" : ""}`;
}
