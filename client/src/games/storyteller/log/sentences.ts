import { list } from "../../../i18n/i18n.svelte";
import { clueText } from "../clue/clueText";
import type { People } from "../../kit/people";
import { t } from "../texts";
import type { Event } from "../wire";
import type { Seat } from "../../../wire";

/** Returns the sentence for an event; null if the screen says enough. */
export function tell(event: Event, people: People): string | null {
  switch (event.type) {
    case "TurnBegan":
      return event.teller === people.you ? t("game.you-tell") : t("game.tells", { name: people.name(event.teller) });
    case "Told":
      return t("game.told", { name: people.name(event.seat), clue: clueText(event.clue) });
    case "Hung":
      return t("game.hung", { count: event.paintings.length });
    case "Revealed":
      return t("game.revealed");
    case "TurnPassed":
      return t(`game.passed-${event.why}`);
    case "Given":
      return event.by_chance && event.seat === people.you ? t("game.given-by-chance") : null;
    case "Ended":
      return winnersText(event.winners, people);
    default:
      return null;
  }
}

export function winnersText(winners: readonly Seat[], people: People): string {
  if (winners.length === 0) return t("game.win-none");
  if (winners.length === 1 && winners[0] === people.you) return t("game.you-win");
  return t("game.winners", { count: winners.length, names: list(winners.map(people.name)) });
}
