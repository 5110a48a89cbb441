import { inOneBreath } from "../../../i18n/i18n.svelte";
import type { Sound } from "../../../browser/sound";
import type { People } from "../people/people";
import { tell } from "./sentences";
import type { Event } from "../wire";
import type { Seat } from "../../../wire";

/** What a screen reader hears of an update: every event in one breath, in order. */
export function spokenLine(events: readonly Event[], people: People): string {
  const lines = events.map((event) => tell(event, people)).filter((line) => line !== null);
  return inOneBreath([...new Set(lines)]);
}

const LOUDEST: Sound[] = ["chime", "turn", "knock", "place", "paper", "tick"];

/** The one sound of an update: the most telling of what happened. */
export function soundOf(events: readonly Event[], you: Seat | null): Sound | null {
  const sounds = events.map((event) => sound(event, you)).filter((name) => name !== null);
  return LOUDEST.find((name) => sounds.includes(name)) ?? null;
}

function sound(event: Event, you: Seat | null): Sound | null {
  switch (event.type) {
    case "Ended":
    case "RoundRevealed":
      return "chime";
    case "DrawingBegan":
      return "turn";
    case "TokenTaken":
    case "DrawingVoided":
      return "knock";
    case "Guessed":
      return event.drawer === you || event.seat === you ? "place" : "tick";
    case "RoundBegan":
    case "CardReplaced":
      return "paper";
    case "ReadySaid":
    case "HeartGiven":
      return event.seat === you ? null : "tick";
    default:
      return null;
  }
}
