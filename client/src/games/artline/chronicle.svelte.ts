import type { ArtlineView, VoteClosed } from "../../wire";
import type { News } from "../contract";
import { isOfArtline, type ArtlineEvent } from "./events";

/** One thing that happened, with the themes of that time: words follow the reader's language later. */
export interface Entry {
  id: string;
  event: ArtlineEvent;
  themes: Record<string, string>;
}

const KEPT = 60;
/** What happened since this screen opened, newest last. Knows no words. */
export class Chronicle {
  entries = $state.raw<Entry[]>([]);
  #last = -1;
  #themes: Record<string, string> = {};

  /** Takes the news in once and gives back what is new in it. */
  hear(news: News, view: ArtlineView): Entry[] {
    if (news.number <= this.#last) return [];
    this.#last = news.number;
    const fresh = news.events.filter(isOfArtline).map((event, at) => this.#entry(event, `${news.number}.${at}`, view));
    const begun = fresh.findLastIndex((entry) => entry.event.type === "Started");
    this.entries = (begun >= 0 ? fresh.slice(begun) : [...this.entries, ...fresh]).slice(-KEPT);
    this.#themes = { ...this.#themes, ...themesIn(view) };
    return fresh;
  }

  #entry(event: ArtlineEvent, id: string, view: ArtlineView): Entry {
    if (event.type === "Laid" || event.type === "Renamed") {
      for (const [line, theme] of Object.entries(event.themes)) this.#themes[line] = theme.text;
    }
    return { id, event, themes: { ...themesIn(view), ...this.#themes } };
  }
}

/** The vote that has just been counted, if the news tell of one. */
export function countedVote(entries: readonly Entry[]): VoteClosed | null {
  const closed = entries.findLast((entry) => entry.event.type === "VoteClosed")?.event;
  return closed?.type === "VoteClosed" ? closed : null;
}

function themesIn(view: ArtlineView): Record<string, string> {
  const laid = view.placement?.lines.flatMap((line) => (line.theme ? [[line.line, line.theme.text]] : [])) ?? [];
  return Object.fromEntries([...view.galleries.map((gallery) => [gallery.line, gallery.theme.text]), ...laid]) as Record<string, string>;
}
