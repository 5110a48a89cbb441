import { recall, remember } from "../../../browser/storage";
import type { OwnCard } from "./choices";
import { LIMITS } from "../wire";
import { readCards, writeCards } from "./ownCards";

/** Word cards under a name, to be played again and handed on. */
export interface Pack {
  name: string;
  cards: OwnCard[];
}

export const LONGEST_NAME = 40;
export const MOST_PACKS = 20;
/** Addresses that are longer are cut off by some programs that people send links with. */
const LONGEST_LINK = 8_000;
export const LARGEST_FILE = 200_000;
const KEY = "word-packs";
const HASH = /^#pack=([\w-]+)$/;

/** As a text that people can read and change: the name behind a #, then one card per line. */
export function writePack({ name, cards }: Pack): string {
  return `# ${name}\n${writeCards(cards)}\n`;
}

/** What `writePack` wrote, or any text with cards; null when there is none in it. */
export function readPack(text: string, usualName: string): Pack | null {
  const cards = readCards(text, 1).cards.slice(0, LIMITS.own_cards);
  const title = /^\s*[#＃]\s*(.+)$/m.exec(text)?.[1];
  return cards.length > 0 ? { name: tidyName(title ?? "") || usualName, cards } : null;
}

/** The address under which a browser finds the pack; it is behind the #, so it reaches no server. Null: too long. */
export function linkTo(pack: Pack, origin: string): string | null {
  const link = `${origin}/new?game=pictomania#pack=${toText(writePack(pack))}`;
  return link.length <= LONGEST_LINK ? link : null;
}

/** The pack in the address; undefined when the address speaks of none, null when it cannot be read. */
export function packIn(hash: string, usualName: string): Pack | null | undefined {
  if (!hash.startsWith("#pack=")) return undefined;
  const text = hash.length <= LONGEST_LINK ? fromText(HASH.exec(hash)?.[1] ?? "") : "";
  return readPack(text, usualName);
}

/** What this browser keeps, by name. */
export function keptPacks(): Pack[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map((text) => readPack(String(text), "?")).filter((pack) => pack !== null) : [];
  } catch {
    return [];
  }
}

/** Keeps a pack in place of one of the same name. False when there are too many, or this browser keeps nothing. */
export function keepPack(pack: Pack): boolean {
  const packs = [...keptPacks().filter((one) => one.name !== pack.name), pack];
  if (packs.length > MOST_PACKS) return false;
  store(packs);
  return keptPacks().some((one) => one.name === pack.name && one.cards.length === pack.cards.length);
}

export function forgetPack(name: string): void {
  store(keptPacks().filter((one) => one.name !== name));
}

export function tidyName(typed: string): string {
  return [...typed.trim().replace(/\s+/g, " ")].slice(0, LONGEST_NAME).join("");
}

function store(packs: readonly Pack[]): void {
  const sorted = [...packs].sort((one, other) => one.name.localeCompare(other.name));
  remember(KEY, JSON.stringify(sorted.map(writePack)));
}

function toText(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function fromText(coded: string): string {
  try {
    const bytes = Uint8Array.from(atob(coded.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}
