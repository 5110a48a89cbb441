/** The languages of the interface, each under its own name. */
export const LANGUAGES = { en: "English", es: "Español", ru: "Русский", uk: "Українська", zh: "中文" } as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value);
}

/** What people choose: a language, or how a country writes it. The words on cards differ; sentences are the language's. */
export const READERS = {
  en: "English (UK)",
  "en-US": "English (US)",
  es: "Español (España)",
  "es-419": "Español (Latinoamérica)",
  ru: LANGUAGES.ru,
  uk: LANGUAGES.uk,
  zh: LANGUAGES.zh,
} as const;

export type Reader = keyof typeof READERS;

export function isReader(value: unknown): value is Reader {
  return typeof value === "string" && Object.hasOwn(READERS, value);
}

export function languageOf(reader: Reader): Language {
  return reader.split("-")[0] as Language;
}

/** Chooses the best match for the reader's own list of languages. */
export function preferred(wanted: readonly string[]): Reader {
  for (const tag of wanted) {
    const [language, ...country] = tag.toLowerCase().split("-");
    if (language === "en") return country.includes("us") ? "en-US" : "en";
    if (language === "es") return country.length === 0 || country.includes("es") ? "es" : "es-419";
    if (isLanguage(language)) return language;
  }
  return "en";
}
