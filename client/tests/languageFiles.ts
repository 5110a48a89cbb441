import type { Message } from "../src/i18n/format";
import type { Sentences } from "../src/i18n/texts.svelte";

const shell = import.meta.glob<Record<string, Message>>("../src/i18n/*/*.json", { eager: true, import: "default" });
const games = import.meta.glob<Sentences>("../src/games/*/i18n/*.json", { eager: true, import: "default" });

/** Everything that is said: whose, in which language and area, and the sentences. */
export interface LanguageFile {
  owner: string;
  language: string;
  area: string;
  sentences: Record<string, Message>;
}

export const LANGUAGE_FILES: LanguageFile[] = [
  ...Object.entries(shell).map(ofShell),
  ...Object.entries(games).flatMap(ofGame),
];

/** The games that have a folder. */
export const GAME_FOLDERS = [...new Set(LANGUAGE_FILES.map((file) => file.owner))].filter((owner) => owner !== "shell");

/** The sentences of one area in one language. */
export function sentencesOf(owner: string, language: string, area: string): Record<string, Message> {
  return (
    LANGUAGE_FILES.find((file) => file.owner === owner && file.language === language && file.area === area)
      ?.sentences ?? {}
  );
}

function ofShell([path, sentences]: [string, Record<string, Message>]): LanguageFile {
  const [language, area] = path.replace(".json", "").split("/").slice(-2);
  return { owner: "shell", language: language!, area: area!, sentences };
}

function ofGame([path, areas]: [string, Sentences]): LanguageFile[] {
  const [owner, , language] = path.replace(".json", "").split("/").slice(-3);
  return Object.entries(areas).map(([area, sentences]) => ({ owner: owner!, language: language!, area, sentences }));
}
