import { inWords, type Rules, type Section } from "../../../ui/rules/section";
import { type Key, t } from "../texts";
import { EDITION } from "../settings/houseRules";
import { termsOf } from "../themes/places";
import { BESIDE, CROSSING, LINE } from "./pictures";
import type { Setup } from "../wire";

export function rules(setup: Setup): Rules {
  return {
    sections: inWords(rulesOf(setup), t, { size: setup.size, seconds: setup.window_seconds }),
    credits: t("rules.credits"),
  };
}

/** The rules as this table plays them: its edition's terms and switches, and the variants it has chosen. */
export function rulesOf(setup: Setup): Section<Key>[] {
  const terms = termsOf(setup.edition);
  const free = setup.house.may_discard_freely ?? EDITION[setup.edition].free;
  const broad = setup.house.too_broad_is_a_fault ?? EDITION[setup.edition].broad;
  const sections: Section<Key>[] = [
    { title: "rules.goal", lines: ["rules.goal-1", "rules.goal-2"] },
    {
      title: "rules.turn",
      lines: ["rules.turn-1", "rules.turn-2", "rules.turn-3", ...discarding(setup, free)],
      picture: BESIDE,
    },
    { title: `rules.lines-${terms}`, lines: [`rules.lines-1-${terms}`, "rules.lines-2"], picture: LINE },
    { title: `rules.cross-${terms}`, lines: [`rules.cross-1-${terms}`], picture: CROSSING },
    {
      title: "rules.themes",
      lines: [
        "rules.themes-1",
        "rules.themes-2",
        "rules.themes-3",
        ...when(broad, "rules.themes-broad"),
        "rules.themes-4",
        "rules.themes-5",
      ],
    },
    { title: "rules.doubt", lines: doubting(setup) },
    { title: "rules.end", lines: [`rules.end-1-${terms}`, `rules.end-3-${terms}`, "rules.end-2"] },
    { title: "rules.variants", lines: variants(setup) },
    { title: "rules.keys", lines: ["rules.keys-1", "rules.keys-2"] },
  ];
  return sections.filter((section) => section.lines.length > 0);
}

function discarding(setup: Setup, free: boolean): Key[] {
  if (setup.curators) return [];
  return [free ? "rules.discard-free" : "rules.discard-sure"];
}

/** How many players must not understand a theme before it has to go (A19). */
const UNCLEAR: Record<NonNullable<Setup["house"]["unclear_to"]>, Key> = {
  "half-of-opponents": "rules.doubt-unclear-half",
  "half-of-players": "rules.doubt-unclear-players",
  "any-opponent": "rules.doubt-unclear-any",
};

function doubting(setup: Setup): Key[] {
  return [
    "rules.doubt-1",
    ...when(setup.window_seconds > 0, "rules.doubt-time"),
    "rules.doubt-2",
    UNCLEAR[setup.house.unclear_to ?? EDITION[setup.edition].unclear],
    "rules.doubt-4",
    "rules.doubt-3",
  ];
}

function variants(setup: Setup): Key[] {
  return [
    ...when(setup.season, "rules.variant-season"),
    ...when(setup.curators, "rules.variant-curators"),
    ...when(setup.turn_seconds > 0, "rules.variant-clock"),
  ];
}

function when(condition: boolean, key: Key): Key[] {
  return condition ? [key] : [];
}
