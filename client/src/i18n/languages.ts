/** The languages of the interface, each under its own name. */
export const LANGUAGES = { en: "English", es: "Español", ru: "Русский", uk: "Українська", zh: "中文" } as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value);
}

/** The first language of the reader's own list that we speak. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}
