import { inOneBreath, series, t } from "../../i18n/i18n.svelte";
import type { ArtlineView } from "../../wire";
import type { People } from "./people";

/** Whose turn it is and what is expected, in one short line. */
export function statusText(view: ArtlineView, people: People, chosen: string | null): string {
  const name = people.name(view.turn);
  const mine = people.you !== null && view.acting.includes(people.you);
  switch (view.phase) {
    case "neighbour":
      return mine ? t("artline.neighbour-yours", { name }) : t("artline.neighbour-waiting", { name: series(view.acting.map(people.name)) });
    case "must-discard":
      return mine ? t("artline.must-discard") : t("artline.must-discard-other", { name });
    default:
      return mine ? inOneBreath([t("artline.your-turn"), t(yourTurnHint(view, chosen))]) : t("artline.turn-of", { name });
  }
}

function yourTurnHint(view: ArtlineView, chosen: string | null): "artline.hand-choose" | "artline.hand-chosen" | "artline.hand-nowhere" {
  if (view.places.length === 0) return "artline.hand-nowhere";
  return chosen === null ? "artline.hand-choose" : "artline.hand-chosen";
}
