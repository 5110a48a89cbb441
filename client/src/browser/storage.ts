/** Local storage: what this browser remembers between visits. One that forbids it forgets, and nothing else breaks. */
const PREFIX = "vernissage.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Session storage: what this tab remembers until it is closed, a reload included. */
export function recallHere(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function rememberHere(key: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + key, value);
  } catch {
    // the same: a reload then forgets
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // private windows and full disks: this visit goes on without
  }
}
