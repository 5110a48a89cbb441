import type { Key } from "../../i18n/i18n.svelte";
import type { Section } from "../../ui/rules";
import type { ArtlineSetup } from "../../wire";
import { wordsOf } from "./words";

/** The rules as this table plays them: its edition's words and switches, and the variants it has chosen. */
export function rulesOf(setup: ArtlineSetup): Section[] {
  const words = wordsOf(setup.edition);
  const free = setup.edition !== "tretyakov";
  const sections: Section[] = [
    { title: "rules-artline.goal", lines: ["rules-artline.goal-1", "rules-artline.goal-2"] },
    { title: "rules-artline.turn", lines: ["rules-artline.turn-1", "rules-artline.turn-2", "rules-artline.turn-3", ...discarding(setup, free)] },
    { title: `rules-artline.lines-${words}`, lines: [`rules-artline.lines-1-${words}`, "rules-artline.lines-2"] },
    { title: `rules-artline.cross-${words}`, lines: [`rules-artline.cross-1-${words}`] },
    {
      title: "rules-artline.themes",
      lines: ["rules-artline.themes-1", "rules-artline.themes-2", "rules-artline.themes-3", ...when(free, "rules-artline.themes-broad"), "rules-artline.themes-4"],
    },
    { title: "rules-artline.doubt", lines: doubting(setup) },
    { title: "rules-artline.end", lines: [`rules-artline.end-1-${words}`, "rules-artline.end-2"] },
    { title: "rules-artline.variants", lines: variants(setup) },
    { title: "rules-artline.keys", lines: ["rules-artline.keys-1", "rules-artline.keys-2"] },
  ];
  return sections.filter((section) => section.lines.length > 0);
}

function discarding(setup: ArtlineSetup, free: boolean): Key[] {
  if (setup.curators) return [];
  return [free ? "rules-artline.discard-free" : "rules-artline.discard-sure"];
}

function doubting(setup: ArtlineSetup): Key[] {
  const unclear = setup.edition === "louvre" ? "rules-artline.doubt-unclear-any" : "rules-artline.doubt-unclear-half";
  return ["rules-artline.doubt-1", ...when(setup.window_seconds > 0, "rules-artline.doubt-time"), "rules-artline.doubt-2", unclear, "rules-artline.doubt-3"];
}

function variants(setup: ArtlineSetup): Key[] {
  return [
    ...when(setup.season, "rules-artline.variant-season"),
    ...when(setup.curators, "rules-artline.variant-curators"),
    ...when(setup.turn_seconds > 0, "rules-artline.variant-clock"),
  ];
}

function when(condition: boolean, key: Key): Key[] {
  return condition ? [key] : [];
}
