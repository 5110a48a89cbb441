const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago `moment` was, in words, to the minute; the clocks of browser and server may differ a little. */
export function ago(moment: number, language: string, now: number = Date.now()): string {
  const past = now - moment;
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (past < MINUTE_MS) return words.format(0, "second");
  if (past < HOUR_MS) return words.format(-Math.floor(past / MINUTE_MS), "minute");
  if (past < DAY_MS) return words.format(-Math.floor(past / HOUR_MS), "hour");
  return words.format(-Math.floor(past / DAY_MS), "day");
}

/** The date and time of `moment`, as the reader writes them. */
export function date(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
