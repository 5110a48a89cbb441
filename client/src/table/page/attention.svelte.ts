import { untrack } from "svelte";
import { t } from "../../i18n/i18n.svelte";
import { recall, remember } from "../../browser/storage";
import { preferences } from "../../browser/preferences.svelte";
import { play } from "../../browser/sound";

const ICON = "/icon.svg";
const ICON_ON = "/icon-turn.svg";

/**
 * Notifies a player who looks elsewhere that the table is waiting: in the tab's icon, by a sound, by the phone's
 * buzz, and by a notification if they have allowed it. `waits` says whether it does; `code` names the table.
 */
export function callAttention(code: string, waits: () => boolean): void {
  let before = false;
  $effect(() => {
    const now = waits();
    showIcon(now ? ICON_ON : ICON);
    if (now && !before) untrack(() => call(code));
    before = now;
  });
  $effect(() => () => showIcon(ICON));
}

function call(code: string): void {
  if (!document.hidden) return;
  play("turn", { behind: true });
  if (preferences().sound) navigator.vibrate?.([80, 60, 80]);
  notify(code);
}

/** The old notification of the same table is replaced. A click on it brings the table to the front. */
function notify(code: string): void {
  if (!preferences().notify || !canNotify() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(t("shell.your-turn"), { body: `${code} · Vernissage`, tag: code, icon: ICON });
    shown.onclick = () => (window.focus(), shown.close());
  } catch {
    remember(FAILS, "yes"); // the buzz has to do
  }
}

const FAILS = "notify-fails";

/** Whether this browser could show one. Android's browsers only do so from service workers: here, making one fails. */
export function canNotify(): boolean {
  if (!("Notification" in window) || recall(FAILS) !== null) return false;
  if (Notification.permission === "granted") return true; // to make one would be to show it
  try {
    void new Notification("");
    return true;
  } catch {
    return false;
  }
}

function showIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", href);
}

/** Whether notifications may be shown from now on; asks the reader the first time. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}
