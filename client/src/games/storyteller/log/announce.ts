import type { Sound } from "../../../browser/sound";
import { loudest, spoken } from "../../kit/announce";
import type { People } from "../../kit/people";
import type { Event } from "../wire";
import { tell } from "./sentences";
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
