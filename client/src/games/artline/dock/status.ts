import { inOneBreath, series } from "../../../i18n/i18n.svelte";
import type { People } from "../../kit/people";
import { t } from "../texts";
import type { View } from "../view";

/** Whose turn it is and what is expected, in one short line. */
export function statusText(view: View, people: People, chosen: string | null): string {
  const name = people.name(view.turn);
  const mine = people.you !== null && view.acting.includes(people.you);
  switch (view.phase) {
    case "neighbour":
      return mine
        ? t("game.neighbour-yours", { name })
        : t("game.neighbour-waiting", { name: series(view.acting.map(people.name)) });
    case "must-discard":
      return mine ? t("game.must-discard") : t("game.must-discard-other", { name });
    default:
      return mine ? inOneBreath([t("game.your-turn"), t(yourTurnHint(view, chosen))]) : t("game.turn-of", { name });
  }
}

function yourTurnHint(
  view: View,
  chosen: string | null,
): "game.hand-choose" | "game.hand-chosen" | "game.hand-nowhere" {
  if (view.places.length === 0) return "game.hand-nowhere";
  return chosen === null ? "game.hand-choose" : "game.hand-chosen";
}
