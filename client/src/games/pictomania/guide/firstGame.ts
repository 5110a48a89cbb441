import { type Step, step } from "../../../guide/step";
import { t } from "../texts";
import type { View } from "../view";
import type { Seat } from "../../../wire";

export interface Moment {
  view: View;
  you: Seat;
  /** How many strokes are on the sheet of a seat. */
  strokes: (seat: Seat) => number;
  /** The points of the round are on the screen. */
  summing: boolean;
}

const SHEET = ".pad .sheet";
const WORTH_A_LOOK = 2; // strokes on somebody's sheet

/** Everything that could be explained at this moment, the most pressing first. */
export function stepsAt(moment: Moment): Step[] {
  const { view, summing } = moment;
  if (view.phase === "reading")
    return view.may.includes("ready")
      ? [step("read", t("guide.read"), [".reading .go"], ".reading .board, .reading .go")]
      : [];
  if (view.phase === "drawing") return drawing(moment);
  if (view.phase !== "reveal") return [];
  return summing
    ? [step("points", t("guide.points"), [".sums .tables"], ".sums footer")]
    : [{ ...step("reveal", t("guide.reveal"), [".reveal .guesses"], ".reveal footer"), own: false }];
}

function drawing({ view, you, strokes }: Moment): Step[] {
  const drawn = view.guessable
    .filter((seat) => strokes(seat) >= WORTH_A_LOOK)
    .map((seat) => `[data-anchor=sheet-${seat}]`);
  const looking = `${SHEET}, .look, .tools, .hand, .bottom`;
  if (!view.may.includes("draw"))
    return view.may.includes("token") ? [step("token", t("guide.token"), ["[data-anchor=middle]"], looking)] : [];
  if (strokes(you) === 0) return [step("word", t("guide.word"), [".top .mine"], `${SHEET}, .tools, .board`)];
  return drawn.length > 0 ? [step("guess", t("guide.guess"), drawn, looking)] : [];
}
