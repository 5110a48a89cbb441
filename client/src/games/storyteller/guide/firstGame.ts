import { type Step, step } from "../../../guide/step";
import { t } from "../texts";
import type { Own, Public } from "../wire";

export interface Moment {
  shown: Public;
  own: Own;
  picked: readonly string[];
}

const BUSY = "[data-guide], .dock button, .dock input";

/** Everything that could be explained at this moment, the most pressing first. */
export function stepsAt({ shown, own, picked }: Moment): Step[] {
  if (own.may.includes("tell"))
    return picked.length === 0
      ? [step("tell", t("guide.tell"), ["[data-guide=hand]"], BUSY)]
      : [step("clue", t("guide.clue"), ["[data-guide=clue-field]"], BUSY)];
  if (own.may.includes("give") && own.given.length === 0)
    return [step("give", t("guide.give", { count: shown.gifts_each }), ["[data-guide=hand]"], BUSY)];
  if (own.may.includes("vote") && own.votes.length === 0)
    return [step("vote", t("guide.vote"), ["[data-guide=vote]", "[data-guide=wall]"], BUSY)];
  if (shown.phase === "reveal")
    return [{ ...step("points", t("guide.points"), ["[data-guide=go-on]"], BUSY), own: false }];
  if (shown.phase === "clue") return [{ ...step("wait", t("guide.wait"), ["[data-guide=players]"], BUSY), own: false }];
  return [];
}
