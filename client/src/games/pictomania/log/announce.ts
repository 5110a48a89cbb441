import type { Sound } from "../../../browser/sound";
import { loudest, spoken } from "../../kit/announce";
import type { People } from "../people/people";
import { tell } from "./sentences";
import type { Event } from "../wire";
import type { Seat } from "../../../wire";

export function spokenLine(events: readonly Event[], people: People): string {
  return spoken(events, (event) => tell(event, people));
}

export function soundOf(events: readonly Event[], you: Seat | null): Sound | null {
  return loudest(events, (event) => sound(event, you));
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
    case "GuessLaid":
      return event.seat === you ? "place" : null;
    case "PointedAt":
      return "knock";
    case "Guessed":
      return event.drawer === you ? "place" : event.seat === you ? null : "tick";
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
