import { list } from "../../../i18n/i18n.svelte";
import type { People } from "../people/people";
import type { Beat } from "../reveal/revealScript";
import { t } from "../texts";
import type { Reason } from "../gallery/reasons";
import type { Event, RoundView, WordRef } from "../wire";
import type { Seat } from "../../../wire";

/** The sentence of an event for a reader who does not see it happen; `null` for what goes without saying. Every event has its case. */
export function tell(event: Event, people: People): string | null {
  const seat = "seat" in event ? event.seat : null;
  const name = seat === null ? "" : people.name(seat);
  const mine = seat !== null && seat === people.you;
  switch (event.type) {
    case "RoundBegan":
      return t("game.told-round", { round: event.round });
    case "CardReplaced":
      return t("game.told-replaced", { name, letter: event.letter });
    case "WishMade":
      return t("game.told-wish", { name, letter: event.letter });
    case "WordExplained":
    case "PointingAnswered":
      return t("game.told-said", { name, text: event.text });
    case "WishEnded":
      return t(`game.told-wish-${event.why}`, { name });
    case "CountdownBegan":
      return t("game.told-countdown");
    case "ReadySaid":
      return mine ? null : t("game.told-ready", { name });
    case "DrawingBegan":
      return t("game.told-draw");
    case "GuessTakenBack":
      return mine ? t("game.told-taken-back") : null;
    case "Guessed":
      return mine
        ? t("game.told-you-guessed", { name: people.name(event.drawer) })
        : guessed(event.drawer, name, people);
    case "TokenTaken":
      return mine ? t("game.you-are-done") : t("game.told-token", { name, count: event.stars });
    case "Finished":
      return t(`game.told-finished-${event.why}`, { name });
    case "DrawingVoided":
      return t(`game.told-voided-${event.why}`, { name });
    case "DrawingRestored":
      return t("game.told-restored", { name });
    case "PointedAt":
      return event.on ? pointed(event.drawer, event.reason ?? "other", name, people) : null;
    case "LastCall":
      return t("game.last-call");
    case "RoundRevealed":
      return t("game.told-revealed");
    case "SeatClosed":
      return t("game.told-closed", { name });
    case "Ended":
      return winnersText(event.winners, people);
    case "Started":
    case "WordDealt":
    case "StrokeDrawn":
    case "StrokeUndone":
    case "StrokeRedone":
    case "StrokesErased":
    case "SheetCleared":
    case "SheetTurned":
    case "WentAway": // the table says who comes and goes
    case "CameBack":
    case "HeartGiven":
    case "WordPassed":
    case "GuessLaid": // its card is seen
    case "TokenRemoved":
    case "StackShown":
    case "OwningUpContested":
    case "LastCallOver":
      return null;
    default:
      return untold(event);
  }
}

function guessed(drawer: Seat, name: string, people: People): string {
  return drawer === people.you
    ? t("game.told-guessed-yours", { name })
    : t("game.told-guessed", { name, drawer: people.name(drawer) });
}

function pointed(drawer: Seat, reason: Reason, name: string, people: People): string {
  return t("game.told-pointed", { name, drawer: people.name(drawer), reason: t(`game.reason-${reason}`) });
}

/** Who wins, in a sentence of its own. */
export function winnersText(winners: readonly Seat[], people: People): string {
  if (winners.length === 0) return t("game.win-none");
  if (winners.length === 1 && winners[0] === people.you) return t("game.win-you");
  return t("game.win", { count: winners.length, names: list(winners.map(people.name)) });
}

/** The text that a screen reader reads out at a beat of the reveal. */
export function beatText(beat: Beat, round: RoundView, people: People, word: (ref: WordRef) => string): string | null {
  switch (beat.kind) {
    case "word": {
      const ref = round.words[beat.drawer];
      return ref ? t("game.told-word", { name: people.name(beat.drawer), word: word(ref) }) : null;
    }
    case "guess": {
      const guess = round.score.stacks[beat.drawer]?.[beat.at];
      return guess
        ? t(guess.right ? "game.told-right" : "game.told-wrong", {
            name: people.name(guess.seat),
            number: guess.number,
          })
        : null;
    }
    case "sheep":
      return round.score.black_sheep === null
        ? t("game.no-black-sheep")
        : t("game.told-sheep", { name: people.name(round.score.black_sheep) });
    default:
      return null;
  }
}

function untold(event: never): never {
  throw new Error(`no sentence for ${JSON.stringify(event)}`);
}
