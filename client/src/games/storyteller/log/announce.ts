import { inOneBreath } from "../../../i18n/i18n.svelte";
import type { Sound } from "../../../browser/sound";
import type { People } from "../people/people";
import type { Event } from "../wire";
import { tell } from "./sentences";
import type { Seat } from "../../../wire";

const LOUDEST: Sound[] = ["chime", "turn", "knock", "place", "paper", "tick"];

/** What a screen reader hears of an update: every event in one breath, in order. */
export function spokenLine(events: readonly Event[], people: People): string {
  const lines = events.map((event) => tell(event, people)).filter((line) => line !== null);
  return inOneBreath([...new Set(lines)]);
}

/** The one sound of an update: the most telling of what happened. */
export function soundOf(events: readonly Event[], you: Seat | null): Sound | null {
  const sounds = events.map((event) => sound(event, you)).filter((name) => name !== null);
  return LOUDEST.find((name) => sounds.includes(name)) ?? null;
}

function sound(event: Event, you: Seat | null): Sound | null {
  switch (event.type) {
    case "Ended":
    case "Revealed":
      return "chime";
    case "TurnBegan":
      return event.teller === you ? "turn" : null;
    case "Told":
      return event.seat === you ? "place" : "turn";
    case "TurnPassed":
      return "knock";
    case "Hung":
      return "place";
    case "Dealt":
    case "Given":
      return "paper";
    case "Voted":
    case "HeartGiven":
    case "ReadySaid":
      return "tick";
    default:
      return null;
  }
}
