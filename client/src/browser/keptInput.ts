import { recallHere, rememberHere } from "./storage";

/** A draft: what was typed or chosen and is not sent yet. This tab keeps it, so that a reload does not lose it. */
export interface KeptInput<T> {
  /** Returns what was kept for the same step of the same game; null if there is nothing. */
  recall: () => T | null;
  /** Null: it was sent, or there is nothing worth keeping. */
  keep: (value: T | null) => void;
}

/**
 * A draft of `what` at a table. `step` says what it is for, such as a turn: one for another step or another game counts for nothing.
 * There is only one of each per table, so old ones do not pile up. If what is kept changes its shape, it needs another name.
 */
export function keptInput<T>(
  table: { code: string; game_number: number },
  what: string,
  step: string | number,
): KeptInput<T> {
  const key = `draft.${table.code}.${what}`;
  const now = `${table.game_number}.${step}`;
  return {
    recall: () => {
      const kept = parsed(recallHere(key));
      return kept?.[0] === now ? (kept[1] as T) : null;
    },
    keep: (value) => {
      if (value !== null) rememberHere(key, JSON.stringify([now, value]));
      else if (recallHere(key)) rememberHere(key, "");
    },
  };
}

function parsed(kept: string | null): unknown[] | null {
  try {
    const value: unknown = JSON.parse(kept ?? "");
    return Array.isArray(value) ? value : null;
  } catch {
    return null; // nothing, or not ours
  }
}
