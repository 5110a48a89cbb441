import { t } from "../i18n/i18n.svelte";

/** "30 seconds", "5 minutes", "24 hours"; `none` for a clock that is off. */
export function duration(seconds: number, none: string): string {
  if (seconds === 0) return none;
  if (seconds < 60) return t("shell.seconds", { count: seconds });
  if (seconds < 3_600) return t("shell.minutes", { count: Math.round(seconds / 60) });
  return t("shell.hours", { count: Math.round(seconds / 3_600) });
}
