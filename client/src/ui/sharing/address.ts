import type { ServerFacts } from "../../wire";

/** The address under which others reach this site: a page that was opened as "localhost" is of no use to them. */
export function siteFor(
  others: { protocol: string; host: string; hostname: string },
  server: ServerFacts | null,
): string {
  const own = `${others.protocol}//${others.host}`;
  const onlyHere = /^(localhost|127\.|\[?::1)/.test(others.hostname);
  return onlyHere ? (server?.addresses[0]?.replace(/\/$/, "") ?? own) : own;
}
