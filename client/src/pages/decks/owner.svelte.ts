import { recall, remember } from "../../browser/storage";

let secret = $state(recall("owner") ?? "");

/** The owner's key, once this browser has it; empty for everybody else. */
export function ownerKey(): string {
  return secret;
}

/** Keeps the key out of an owner link, or the bare key; false when there is none in it. */
export function becomeOwner(linkOrKey: string): boolean {
  const key = keyIn(linkOrKey);
  if (key) keep(key);
  return key !== "";
}

export function forgetOwner(): void {
  keep("");
}

export function keyIn(linkOrKey: string): string {
  const said = linkOrKey.trim();
  return /^(?:.*#owner=)?([\w-]{20,})$/.exec(said)?.[1] ?? "";
}

function keep(key: string): void {
  secret = key;
  remember("owner", key);
}
