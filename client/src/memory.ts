/** What this browser remembers between visits. A browser that forbids it forgets, and nothing else breaks. */
const PREFIX = "vernissage.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // private windows and full disks: this visit goes on without
  }
}
