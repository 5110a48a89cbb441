import type { Diagram } from "../../../ui/rules/diagram";
import { inWords, type Rules, type Section } from "../../../ui/rules/section";
import { type Key, t } from "../texts";
import { GUESS, POINTS, WORDS } from "./pictures";
import { counts } from "../../../settings/choices";
import { PLAYERS, type Setup, USUAL_SETUP } from "../wire";

type Rule = Extract<Key, `rules.${string}`>;

export function rules(setup: Setup): Rules {
  return {
    sections: inWords(rulesOf(setup), t, { rounds: setup.rounds, seconds: setup.seconds, ...starsOf(setup) }),
    credits: t("rules.credits"),
  };
}

/** The rules of this very table: what it does not play is not said. */
export function rulesOf(setup: Setup): Section<Key>[] {
  return [
    section("goal", ["goal-1", "goal-2"]),
    section("words", ["words-1", "words-2", "words-3", "words-4"], WORDS),
    section("draw", ["draw-1", "draw-2"]),
    section("guess", ["guess-1", "guess-2", "guess-3", "guess-4"], GUESS),
    section("tokens", ["tokens-1", "tokens-3", "tokens-4", "tokens-5", "tokens-6"]),
    section("done", ["done-1", "done-2", ...when(setup.seconds > 0, "done-time"), ...when(setup.hurry, "done-hurry")]),
    section("score", ["score-1", "score-2", "score-3", "score-4", ...when(setup.learning, "score-learning")], POINTS),
    section("wrong", ["wrong-1", "wrong-2", "wrong-3"]),
  ];
}

/** The stars on the tokens, as the sentences of the rules name them: own3, black3… */
export function starsOf(setup: Setup): Record<string, string> {
  const tables = counts(PLAYERS).map(
    (players) => [players, setup.tokens[players] ?? USUAL_SETUP.tokens[players]] as const,
  );
  return Object.fromEntries(
    tables.flatMap(([players, table]) => [
      [`own${players}`, table?.own.join(" ") ?? ""],
      [`black${players}`, table?.black.join(" ") ?? ""],
    ]),
  );
}

type Name = Rule extends `rules.${infer Rest}` ? Rest : never;

function section(title: Name, lines: Name[], picture?: Diagram): Section<Key> {
  return { title: `rules.${title}`, lines: lines.map((line): Key => `rules.${line}`), picture };
}

function when(condition: boolean, line: Name): Name[] {
  return condition ? [line] : [];
}
