import { recall, remember } from "../browser/storage";

/** Letters and digits that nobody can guess. */
export function unguessable(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** What proves that a seat at `table` belongs to this browser; all its tabs share it. Made on the first visit. */
export function secretFor(table: string): string {
  const known = recall(`secret.${table}`);
  if (known) return known;
  const made = unguessable();
  remember(`secret.${table}`, made);
  return made;
}
