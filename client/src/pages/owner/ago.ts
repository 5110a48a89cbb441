const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago `moment` was, in words, to the minute; the clocks of browser and server may differ a little. */
export function ago(moment: number, language: string, now: number = Date.now()): string {
  const past = now - moment;
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (past < MINUTE) return words.format(0, "second");
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), "minute");
  if (past < DAY) return words.format(-Math.floor(past / HOUR), "hour");
  return words.format(-Math.floor(past / DAY), "day");
}

/** The date and time of `moment`, as the reader writes them. */
export function date(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
