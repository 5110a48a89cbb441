/** What a key means while you draw. */
export type Meaning = "undo" | "redo" | "eraser" | "leave" | number | null;

const LATIN = /^[\x20-\x7e]$/;

/** Undo and redo as everywhere; 1 to 7 for the number cards; E for the eraser; Escape puts away what lies over the sheet. */
export function meaningOf(
  event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">,
): Meaning {
  const key = keyOf(event);
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : null;
  }
  if (key === "escape") return "leave";
  if (key === "e" && !event.altKey) return "eraser";
  return !event.altKey && /^[1-7]$/.test(key) ? Number(key) : null;
}

/** Returns the letter on the key. If it is not Latin, as on a Russian keyboard, the letter of the same key elsewhere. */
function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const letter = key.length === 1 && !LATIN.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (letter ?? key).toLowerCase();
}
