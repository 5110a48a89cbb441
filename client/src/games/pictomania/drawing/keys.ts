/** What a key means while you draw. */
export type Meaning = "undo" | "redo" | "eraser" | "leave" | number | null;

/** Undo and redo as everywhere; 1 to 7 for the number cards; E for the eraser; Escape puts away what lies over the sheet. */
export function meaningOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): Meaning {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : null;
  }
  if (key === "escape") return "leave";
  if (key === "e" && !event.altKey) return "eraser";
  return !event.altKey && /^[1-7]$/.test(key) ? Number(key) : null;
}
