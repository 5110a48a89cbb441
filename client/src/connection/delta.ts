import type { Delta } from "../wire";

/** Field names and keys, from the outside in. */
type Path = readonly (string | number)[];
type Part = Readonly<Record<string | number, unknown>>;

/** Applies a delta: `part` after `changes`. What has not changed stays the same object, so that nothing is drawn again for it. */
export function apply<T>(changes: Delta, part: T): T {
  let now: unknown = part;
  for (const [path, value] of changes.put ?? []) now = withPut(now, path, value);
  for (const path of changes.gone ?? []) now = without(now as Part, path);
  return now as T;
}

function withPut(part: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const parts = (part ?? {}) as Part;
  return { ...parts, [key]: withPut(parts[key], rest, value) };
}

function without(part: Part, [key, ...rest]: Path): Part {
  if (rest.length > 0) return { ...part, [key!]: without(part[key!] as Part, rest) };
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== String(key)));
}
