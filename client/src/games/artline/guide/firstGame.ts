import { type Step, step } from "../../../guide/step";
import type { Entry } from "../log/chronicle.svelte";
import { t } from "../texts";
import type { BoxTerms } from "../themes/places";
import type { PlaceView, View } from "../view";
import type { Seat } from "../../../wire";

export interface Moment {
  view: View;
  you: Seat;
  terms: BoxTerms;
  chosen: string | null;
  /** The place that is being confirmed. */
  place: PlaceView | null;
  lit: readonly PlaceView[];
  entries: readonly Entry[];
}

const HAND = "[data-guide=hand]";
/** The way around the wall. */
const CONTROLS = ".museum .map, .museum .controls button, .museum .themes";
const DOCK = `.dock button, .dock input, .dock .plaque, ${CONTROLS}`;
/** What is judged, and everything you say about it. */
const JUDGED = ".dock, .museum .band, .museum .heading.lit";

/** Everything that could be explained at this moment, the most pressing first. */
export function stepsAt(moment: Moment): Step[] {
  const { view, you } = moment;
  if (view.result) return [];
  if (view.placement) return [...talking(moment), ...afterTurn(moment)];
  const goal = step("goal", t("guide.goal"), [HAND], `${HAND}, .status, ${CONTROLS}`);
  if (!view.acting.includes(you) || view.phase !== "turn")
    return [...lastRound(moment), { ...goal, own: false }, ...afterTurn(moment)];
  return [...lastRound(moment), ...(moment.chosen === null ? [goal] : []), ...ownTurn(moment)];
}

function ownTurn({ chosen, place, lit, terms, view }: Moment): Step[] {
  if (place) return placing(place);
  if (chosen === null) return [step("hand", t("guide.hand"), [HAND], `${HAND}, .status, ${CONTROLS}`)];
  const gold = lit.some((one) => one.exhibition);
  const free = `.place, .museum .heading, .status, ${CONTROLS}`;
  return [
    ...(lit.length > 0 ? [step("places", t("guide.places"), [".place:not(.exhibition)", ".place"], free)] : []),
    ...(gold ? [step("gold", t(`guide.gold-${terms}`), [".place.exhibition"], free)] : []),
    ...(view.turn_number > 1 ? [step("discard", t("guide.discard"), ["[data-guide=discard]"], free)] : []),
  ];
}

function placing(place: PlaceView): Step[] {
  const opens = place.lines.some((line) => line.effect === "opens");
  const extended = place.lines.some((line) => line.effect === "extends");
  return [
    ...(opens ? [step("theme", t("guide.theme"), ["[data-guide=theme]"], `${DOCK}, [data-guide=theme]`)] : []),
    ...(extended ? [step("fit", t("guide.fit"), ["[data-guide=fit]"], DOCK)] : []),
  ];
}

function talking({ view, you }: Moment): Step[] {
  const anchors = ["[data-guide=ballot]", "[data-guide=talk]"];
  if (view.may.includes("vote")) return [step("vote", t("guide.vote"), anchors, `${DOCK}, ${JUDGED}`)];
  if (view.may.includes("accept"))
    return [step("object", t("guide.object"), ["[data-guide=talk]"], `${DOCK}, ${JUDGED}`)];
  if (view.phase === "window" && view.placement?.seat === you)
    return [{ ...step("waiting", t("guide.waiting"), ["[data-guide=talk]"], `${DOCK}, ${JUDGED}`), own: false }];
  return [];
}

/** For players who have a turn left: the others can do nothing about it any more. */
function lastRound({ view, you }: Moment): Step[] {
  return view.last_round?.left.includes(you)
    ? [{ ...step("last", t("guide.last"), [".last-round"], `${HAND}, ${CONTROLS}`), own: false }]
    : [];
}

/** Explains the result of your own turn, until the next one begins. */
function afterTurn({ entries, you, terms }: Moment): Step[] {
  const began = entries.findLastIndex(({ event }) => event.type === "TurnBegan" && event.seat === you);
  const since = entries.slice(began + 1).map(({ event }) => event);
  const laid = since.filter((event) => event.type === "Laid").findLast((event) => event.owner === you);
  if (began < 0 || !since.some((event) => event.type === "Stood" && event.placement === laid?.placement)) return [];
  const shrunk = step("shrunk", t(`guide.shrunk-${terms}`), [`[data-anchor=seat-${you}]`], `.dock, ${CONTROLS}`);
  const drew = step("drew", t(`guide.drew-${terms}`), [HAND, "[data-anchor=pile]"], `.dock, ${CONTROLS}`);
  return [{ ...(laid?.exhibition ? shrunk : drew), own: false }];
}
