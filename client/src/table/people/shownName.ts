import { find } from "../../i18n/i18n.svelte";
import type { SeatView } from "../../wire";

/** A bot's name as the reader's language writes it: they are called after women in famous paintings. */
export function botName(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();
  return find(`shell.bot-name-${plain}`) ?? name;
}

/** Somebody's name as the reader sees it: people are called as they want to be. */
export function shownName(seat: Pick<SeatView, "name" | "bot">): string {
  return seat.bot ? botName(seat.name) : seat.name;
}
