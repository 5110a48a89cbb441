import { untrack } from "svelte";
import { announce } from "../../ui/notices/announce.svelte";
import type { Session } from "../../connection/session.svelte";
import { t } from "../../i18n/i18n.svelte";
import { preferences } from "../../browser/preferences.svelte";
import { play } from "../../browser/sound";
import { toast } from "../../ui/notices/toasts.svelte";
import type { TableView } from "../view";
import type { Seat, TableEvent } from "../../wire";
import { botName } from "../people/shownName";
import { nameOf } from "../people/people";

/** Toasts and announcements of what happens around the game: who comes and goes, who is host, lines of chat. The game announces its own events. */
export function tableToasts(session: Session): void {
  let told = 0;
  let before: TableView | null = null;
  let here: readonly Seat[] | null = null;

  $effect(() => {
    const { number, table: events } = session.news;
    const table = untrack(() => session.view);
    if (!table || number <= told) return;
    if (before) for (const event of events) tell(event, table, before);
    told = number;
    before = table;
  });

  $effect(() => {
    const connected = session.presence.connected;
    const table = untrack(() => session.view);
    if (table && here) tellPresence(here, connected, table);
    here = connected;
  });
}

function tellPresence(before: readonly Seat[], now: readonly Seat[], table: TableView): void {
  const seated = table.seats.filter((one) => one.seat !== table.you && !one.closed && !one.bot);
  for (const { seat, name } of seated) {
    if (now.includes(seat) && !before.includes(seat)) announce(t("shell.is-back", { name }));
    if (!now.includes(seat) && before.includes(seat)) announce(t("shell.has-gone", { name }));
  }
}

function tell(event: TableEvent, table: TableView, before: TableView): void {
  switch (event.type) {
    case "SeatTaken":
      return sat(event, table);
    case "BotSeated":
      return announce(t("shell.sat-down", { name: botName(event.name) }));
    case "StandInChanged":
      return standsIn(event, table);
    case "SeatLeft":
      return left(event, before);
    case "HostChanged":
      return void (before.host !== null && hosts(event, table));
    case "SettingsChanged":
      return announce(t("shell.settings-changed"));
    case "GameBegan":
      return play("chime");
    case "Said":
      return said(event, table);
  }
}

function sat({ seat, name }: { seat: Seat; name: string }, table: TableView): void {
  if (seat === table.you) return;
  play("place");
  announce(t("shell.sat-down", { name }));
}

function standsIn({ seat, strength }: { seat: Seat; strength: string | null }, table: TableView): void {
  if (seat !== table.you) toast(t(strength ? "shell.bot-plays-for" : "shell.is-back", { name: nameOf(table, seat) }));
}

function left({ seat, by_host }: { seat: Seat; by_host: boolean }, before: TableView): void {
  if (seat === before.you) return void (by_host && toast(t("shell.your-seat-was-freed")));
  toast(t(by_host ? "shell.seat-was-closed" : "shell.stood-up", { name: nameOf(before, seat) }));
}

function hosts({ seat, gone }: { seat: Seat; gone: boolean }, table: TableView): void {
  if (seat === table.you) toast(t(gone ? "shell.you-host-now-gone" : "shell.you-host-now"));
  else announce(t("shell.hosts-now", { name: nameOf(table, seat) }));
}

function said({ seat, text }: { seat: Seat; text: string }, table: TableView): void {
  if (seat === table.you || !preferences().chat) return;
  play("paper");
  announce(t("shell.says", { name: nameOf(table, seat), text }));
}
