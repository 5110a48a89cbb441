import type { Sound } from "../../browser/sound";
import { inOneBreath } from "../../i18n/i18n.svelte";

const LOUDEST: Sound[] = ["chime", "turn", "knock", "place", "paper", "tick"];

/** What a screen reader hears of an update: every event in one breath, in order, and nothing twice. */
export function spoken<Event>(events: readonly Event[], tell: (event: Event) => string | null | undefined): string {
  const lines = events.map(tell).filter((line) => line !== null && line !== undefined);
  return inOneBreath([...new Set(lines)]);
}

/** The one sound of an update: the most telling of what happened. */
export function loudest<Event>(events: readonly Event[], sound: (event: Event) => Sound | null): Sound | null {
  const sounds = events.map(sound);
  return LOUDEST.find((name) => sounds.includes(name)) ?? null;
}
