import { inWords, type Rules, type Section } from "../../../ui/rules/section";
import { type Key, t } from "../texts";
import { FOUND, HIDDEN } from "./pictures";
import type { Setup } from "../wire";

export function rules(setup: Setup): Rules {
  return {
    sections: inWords(rulesOf(setup), t, { goal: setup.goal, count: setup.rounds }),
    credits: t("rules.credits"),
  };
}

/** The rules as this table plays them. */
export function rulesOf(setup: Setup): Section<Key>[] {
  return [
    { title: "rules.goal", lines: ["rules.goal-1"] },
    { title: "rules.turn", lines: ["rules.turn-1", "rules.turn-2", "rules.turn-3", "rules.turn-4"], picture: HIDDEN },
    {
      title: "rules.points",
      lines: ["rules.points-1", "rules.points-2", "rules.points-3", ...second(setup)],
      picture: FOUND,
    },
    { title: "rules.clue", lines: ["rules.clue-1", "rules.clue-2"] },
    { title: "rules.end", lines: [ending(setup), "rules.end-2"] },
  ];
}

function ending(setup: Setup): Key {
  if (setup.rounds > 0) return "rules.end-rounds";
  return setup.goal > 0 ? "rules.end-goal" : "rules.end-pile";
}

function second(setup: Setup): Key[] {
  return setup.second_vote === false ? [] : ["rules.points-second"];
}
