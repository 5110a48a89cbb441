import { LIMITS } from "../wire";
import type { OwnCard } from "./choices";

const WORDS = 7;

/** What was found in a pasted text: cards, and the lines that are none, with the reason. */
export interface ReadCards {
  cards: OwnCard[];
  problems: { line: number; why: "count" | "length" | "repeat" }[];
}

/** A level before the words, and what may stand after it: the marks of any keyboard. */
const LEVEL = /^\s*([1-4１-４])\s*[:：.．,，;；、\t]\s*(.*)$/;
const COMMA = /[,;|\t，；、]/;
const QUOTED = /^(?:«([^«»]+)»|“([^“”]+)”|„([^„“]+)“|‘([^‘’]+)’|"([^"]+)"|「([^「」]+)」|『([^『』]+)』)$/;

/** One card per line: seven words with commas, semicolons or tabs between them; a number 1–4 before them is its level. */
export function readCards(text: string, usualLevel: number): ReadCards {
  const found: ReadCards = { cards: [], problems: [] };
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || /^\s*[#＃]/.test(line)) continue;
    const card = readCard(line, usualLevel);
    if (typeof card === "string") found.problems.push({ line: at + 1, why: card });
    else found.cards.push(card);
  }
  return found;
}

export function writeCards(cards: readonly OwnCard[]): string {
  return cards.map(({ level, words }) => `${level}: ${words.join(", ")}`).join("\n");
}

function readCard(line: string, usualLevel: number): OwnCard | "count" | "length" | "repeat" {
  const marked = LEVEL.exec(line);
  const words = (marked?.[2] ?? line)
    .split(COMMA)
    .map(readWord)
    .filter((word) => word !== "");
  if (words.length !== WORDS) return "count";
  if (words.some((word) => [...word].length > LIMITS.own_word_letters)) return "length";
  if (new Set(words.map((word) => word.toLocaleLowerCase())).size < WORDS) return "repeat";
  return { level: marked ? Number(marked[1]?.normalize("NFKC")) : usualLevel, words };
}

/** Without the quotation marks around the whole of it. */
function readWord(typed: string): string {
  const word = typed.trim().replace(/\s+/g, " ");
  return QUOTED.exec(word)?.slice(1).find(Boolean)?.trim() ?? word;
}
