import type { News } from "../../contract";
import type { View } from "../view";
import type { Event, Theme, VoteClosed } from "../wire";

/** An entry of the log: an event with the themes of that time. The sentence is made later, in the reader's language. */
export interface Entry {
  id: string;
  event: Event;
  themes: Record<string, Theme>;
}

const KEPT = 60;

/** Recent entries, the newest last, without sentences. */
export class Chronicle {
  entries = $state.raw<Entry[]>([]);
  #last = -1;
  #themes: Record<string, Theme> = {};

  /** Adds the news, once, and returns the new entries. */
  hear(news: News<Event>, view: View): Entry[] {
    if (news.number <= this.#last) return [];
    this.#last = news.number;
    const told = (news.recent ?? news.events).map((event, at) => this.#entry(event, `${news.number}.${at}`, view));
    const begun = told.findLastIndex((entry) => entry.event.type === "Started");
    this.entries = (begun >= 0 ? told.slice(begun) : news.recent ? told : [...this.entries, ...told]).slice(-KEPT);
    this.#themes = { ...this.#themes, ...themesIn(view) };
    const fresh = news.events.length;
    return fresh > 0 ? told.slice(-fresh) : [];
  }

  #entry(event: Event, id: string, view: View): Entry {
    if (event.type === "Laid" || event.type === "Renamed") {
      for (const [line, theme] of Object.entries(event.themes)) this.#themes[line] = theme;
    }
    return { id, event, themes: { ...themesIn(view), ...this.#themes } };
  }
}

/** Returns the vote to show after these news: one that was just counted, or `before` until there is something new to judge. */
export function voteToShow(entries: readonly Entry[], before: VoteClosed | null): VoteClosed | null {
  return entries.reduce((shown, { event }) => {
    if (event.type === "VoteClosed") return event;
    return NEW_QUESTIONS.has(event.type) ? null : shown;
  }, before);
}

const NEW_QUESTIONS = new Set<Event["type"]>(["Laid", "Renamed", "VoteOpened", "Started"]);

function themesIn(view: View): Record<string, Theme> {
  const laid =
    view.placement?.lines.flatMap(({ line, theme }): [string, Theme][] => (theme ? [[line, theme]] : [])) ?? [];
  return Object.fromEntries([...view.galleries.map(({ line, theme }): [string, Theme] => [line, theme]), ...laid]);
}
