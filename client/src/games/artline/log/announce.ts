import type { Sound } from "../../../browser/sound";
import { loudest, spoken } from "../../kit/announce";
import type { Entry } from "./chronicle.svelte";
import { tell, type Scene } from "./sentences";
import type { Event } from "../wire";
import type { Seat } from "../../../wire";

export function spokenLine(entries: readonly Entry[], scene: Omit<Scene, "theme">): string {
  return spoken(entries, (entry) => tell(entry.event, { ...scene, theme: (line) => entry.themes[line] })?.text);
}

export function soundOf(entries: readonly Entry[], you: Seat | null): Sound | null {
  return loudest(entries, (entry) => sound(entry.event, you));
}

function sound(event: Event, you: Seat | null): Sound | null {
  switch (event.type) {
    case "Ended":
    case "LastRoundBegan":
      return "chime";
    case "TurnBegan":
      return event.seat === you ? "turn" : null;
    case "Objected":
    case "VoteOpened":
    case "Replied":
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
