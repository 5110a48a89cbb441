import { inOneBreath, list } from "../../../i18n/i18n.svelte";
import { duration } from "../../../settings/duration";
import type { People } from "../../kit/people";
import { t } from "../texts";
import { quoted, said } from "../themes/themes";
import type { BoxTerms } from "../themes/places";
import type { Ended, Event, Laid, Objected, Theme, VoteClosed } from "../wire";
import type { Seat } from "../../../wire";

/** What just happened, as a sentence, and who did it. */
export interface Told {
  seat: Seat | null;
  text: string;
}

/** What a sentence needs to know besides its event. */
export interface Scene {
  terms: BoxTerms;
  people: People;
  /** The theme of a line at that time. */
  theme: (line: string) => Theme | undefined;
  title: (painting: string) => string | null;
}

/** Returns the sentence for an event; `null` if it needs none. Every event of the game has its case. */
export function tell(event: Event, scene: Scene): Told | null {
  const name = "seat" in event ? scene.people.name(event.seat) : "";
  switch (event.type) {
    case "Started":
      return { seat: event.first, text: t("game.log-started", { name: scene.people.name(event.first) }) };
    case "Shuffled":
    case "Dealt":
    case "Hung":
      return null;
    case "TurnBegan":
      return {
        seat: event.seat,
        text: event.seat === scene.people.you ? t("game.your-turn") : t("game.log-turn", { name }),
      };
    case "Laid":
      return { seat: event.seat, text: laid(event, name, scene) };
    case "Renamed":
      return { seat: event.seat, text: t("game.log-renamed", { name, themes: themes(event.themes) }) };
    case "Explained":
      return { seat: event.seat, text: t("game.explains", { name, text: quoted(event.text) }) };
    case "Corrected":
      return { seat: event.seat, text: t("game.log-corrected", { name, theme: said(event.theme) }) };
    case "Accepted":
      return { seat: event.seat, text: t("game.log-accepted", { name }) };
    case "AcceptsByDefault":
      return event.on ? { seat: event.seat, text: t("game.log-accepts-default", { name }) } : null;
    case "Hesitated":
    case "WentAway":
    case "CameBack":
      return null;
    case "Objected":
      return { seat: event.seat, text: objected(event, name, scene) };
    case "VoteOpened":
      return { seat: null, text: t(`game.vote-${event.reason}`, { theme: about(event.line, scene) }) };
    case "Withdrawn":
      return { seat: event.seat, text: t("game.log-withdrawn", { name }) };
    case "Replied":
      return { seat: event.seat, text: t("game.answers-it", { name, text: quoted(event.text) }) };
    case "DecisionAsked":
      return { seat: event.seat, text: t("game.log-decision", { name }) };
    case "Voted":
      return { seat: event.seat, text: t("game.log-voted", { name }) };
    case "VoteClosed":
      return { seat: null, text: counted(event) };
    case "MendingAsked":
      return { seat: null, text: t(`game.mend-${event.reason}`, { theme: about(event.line, scene) }) };
    case "MendingEnded":
      return { seat: null, text: t("game.log-mending-ended") };
    case "TakenBack":
      return { seat: event.owner, text: t(`game.log-taken-back-${event.why}`, { name }) };
    case "Stood":
      return { seat: null, text: t("game.log-stood") };
    case "Discarded":
      return {
        seat: event.seat,
        text: t(event.by_clock ? "game.log-discarded-clock" : "game.log-discarded", { name }),
      };
    case "Drew":
      return { seat: event.seat, text: drew(event.painting, name, scene) };
    case "HandShown":
      return {
        seat: event.seat,
        text: t("game.log-hand-shown", { name, neighbour: scene.people.name(event.neighbour) }),
      };
    case "Declined":
      return { seat: event.seat, text: t(event.by_clock ? "game.log-declined-clock" : "game.log-declined", { name }) };
    case "Pointed":
      return { seat: event.seat, text: t("game.log-pointed", { name }) };
    case "WindowChanged":
      return {
        seat: null,
        text: t("game.log-window-changed", { time: duration(event.seconds, t("shell.clock-off")) }),
      };
    case "LastRoundBegan":
      return { seat: event.seat, text: t("game.log-last-round", { name }) };
    case "SeatClosed":
      return { seat: event.seat, text: t("game.log-seat-closed", { name }) };
    case "Ended":
      return { seat: null, text: ended(event, scene.people) };
    default:
      return untold(event);
  }
}

function themes(named: Record<string, Theme>): string {
  return list(Object.values(named).map(said));
}

/** Returns a sentence that says who wins. */
export function winnersText(winners: readonly Seat[], people: People): string {
  if (winners.length === 0) return t("game.win-none");
  if (winners.length === 1 && winners[0] === people.you) return t("game.win-you");
  return t("game.win", { count: winners.length, names: list(winners.map(people.name)) });
}

function about(line: string, scene: Scene): string {
  const theme = scene.theme(line);
  return theme ? said(theme) : quoted("…");
}

function laid(event: Laid, name: string, scene: Scene): string {
  const count = Object.keys(event.themes).length;
  const sentences = [
    count > 0 ? t("game.log-laid-themes", { name, count, themes: themes(event.themes) }) : t("game.log-laid", { name }),
  ];
  if (event.owner !== event.seat) sentences.push(t("game.log-laid-owner", { name: scene.people.name(event.owner) }));
  if (event.exhibition) sentences.push(t(`game.log-exhibition-${scene.terms}`));
  return inOneBreath(sentences);
}

function objected(event: Objected, name: string, scene: Scene): string {
  const grounds = event.objections.map(({ reason, line }) =>
    t(`game.log-objected-${reason}`, { name, theme: about(line, scene) }),
  );
  const words = [...new Set(event.objections.map(({ argument }) => argument))].filter(Boolean);
  return inOneBreath([...grounds, ...words.map((text) => t("game.argues", { name, text: quoted(text) }))]);
}

function drew(painting: string | null, name: string, scene: Scene): string {
  const title = painting === null ? null : scene.title(painting);
  return title === null ? t("game.log-drew", { name }) : t("game.log-drew-own", { title: quoted(title) });
}

function counted(event: VoteClosed): string {
  const ballots = Object.values(event.ballots);
  const keep = ballots.filter(Boolean).length;
  const tally = t("game.log-vote-closed", { keep, drop: ballots.length - keep });
  return inOneBreath([tally, t(event.kept ? "game.result-kept" : "game.result-lost")]);
}

function ended(event: Ended, people: People): string {
  return inOneBreath([t(`game.ended-${event.reason}`), winnersText(event.winners, people)]);
}

function untold(event: never): never {
  throw new Error(`no sentence for ${JSON.stringify(event)}`);
}
