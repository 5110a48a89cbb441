import { recall, remember } from "../browser/storage";

/** Makes a random string that nobody can guess. */
export function unguessable(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** The secret that proves that a seat at `table` belongs to this browser; made on the first visit and shared by its tabs. */
export function secretFor(table: string): string {
  const known = recall(`secret.${table}`);
  if (known) return known;
  const made = unguessable();
  remember(`secret.${table}`, made);
  return made;
}
