/** Every tag that may be given: its name first, then synonyms, in the reader's language. */
export type TagNames = Record<string, string[]>;
export interface Found {
  tag: string;
  name: string;
  through: string | null;
}

const MAX_MATCHES = 8;

/** The tags that `said` may mean, likeliest first, without those `given`. `through` is the synonym that was meant. */
export function searchTags(tagNames: TagNames, said: string, given: readonly string[]): Found[] {
  const wanted = plain(said);
  if (!wanted) return [];
  return Object.entries(tagNames)
    .filter(([tag]) => !given.includes(tag))
    .flatMap(([tag, names]) => best(tag, names, wanted) ?? [])
    .sort((one, other) => one.rank - other.rank || one.found.name.length - other.found.name.length)
    .slice(0, MAX_MATCHES)
    .map(({ found }) => found);
}

function best(tag: string, names: string[], wanted: string): { rank: number; found: Found } | null {
  const ranks = names.map((word, at) => rankOf(plain(word), wanted) * 2 + Math.min(at, 1));
  const rank = Math.min(...ranks);
  if (!Number.isFinite(rank)) return null;
  const at = ranks.indexOf(rank);
  return { rank, found: { tag, name: names[0] ?? tag, through: at > 0 ? (names[at] ?? null) : null } };
}

/** Whole, from its beginning, from the beginning of one of its words, or anywhere inside. */
function rankOf(word: string, wanted: string): number {
  if (word === wanted) return 0;
  if (word.startsWith(wanted)) return 1;
  if (word.includes(` ${wanted}`)) return 2;
  return word.includes(wanted) ? 3 : Infinity;
}

/** Case, accents and hyphens make no difference to a search. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[-_\s]+/g, " ")
    .trim();
}
