import { inOneBreath } from "../../../i18n/i18n.svelte";
import type { Sound } from "../../../browser/sound";
import type { Entry } from "./chronicle.svelte";
import { tell, type Scene } from "./sentences";
import type { Event } from "../wire";
import type { Seat } from "../../../wire";

/** What a screen reader hears of an update: every event in one breath, in order. */
export function spokenLine(entries: readonly Entry[], scene: Omit<Scene, "theme">): string {
  const told = entries.map((entry) => tell(entry.event, { ...scene, theme: (line) => entry.themes[line] })?.text);
  return inOneBreath(told.filter((text) => text !== undefined));
}

/** The one sound of an update: the most telling of what happened. */
export function soundOf(entries: readonly Entry[], you: Seat | null): Sound | null {
  const sounds = entries.map((entry) => sound(entry.event, you)).filter((name) => name !== null);
  return LOUDEST.find((name) => sounds.includes(name)) ?? null;
}

const LOUDEST: Sound[] = ["chime", "turn", "knock", "place", "paper", "tick"];

function sound(event: Event, you: Seat | null): Sound | null {
  switch (event.type) {
    case "Ended":
    case "LastRoundBegan":
      return "chime";
    case "TurnBegan":
      return event.seat === you ? "turn" : null;
    case "Objected":
    case "VoteOpened":
      return "knock";
    case "Laid":
    case "Hung":
      return "place";
    case "Drew":
    case "Discarded":
    case "TakenBack":
    case "HandShown":
    case "Dealt":
      return "paper";
    case "Accepted":
    case "Voted":
    case "Stood":
      return "tick";
    default:
      return null;
  }
}
