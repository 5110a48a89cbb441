import { createContext } from "svelte";
import { type KeptInput, keptInput } from "../../browser/keptInput";
import { language, list } from "../../i18n/i18n.svelte";
import { play } from "../../browser/sound";
import { GameScreen } from "../kit/gameScreen.svelte";
import { sendOnce } from "../sendOnce";
import { soundOf, spokenLine } from "./log/announce";
import { totalsWithout } from "./reveal/totals";
import { t } from "./texts";
import type { Command, Messages, Own, Public, TurnView } from "./wire";

const MOST_NAMES = 3;

/** The part of a step that survives a reload. */
interface Kept {
  clue: string;
  picked: readonly string[];
}

/** What all parts of the screen share: the game as it is now, what the player is about to do, and how to do it. */
export class Screen extends GameScreen<Messages> {
  /** What the storyteller has written so far, while they choose among their paintings. */
  clue = $state("");
  width = $state(0);
  height = $state(0);
  /** Paintings that the player has picked for the next step, in the order of picking. */
  picked = $state.raw<readonly string[]>([]);
  /** The painting that is looked at closely, and those that arrow keys go on to. */
  looking = $state.raw<{ id: string; among: readonly string[] } | null>(null);
  /** Two paintings side by side. */
  compared = $state.raw<readonly [string, string] | null>(null);
  /** The turn whose paintings are being turned over here, one by one: only one whose end was seen coming. */
  revealing = $state(0);
  busy = $state(false);
  #heard = 0;
  #step = "";

  /** Whom the table waits for; only how many, when it is a crowd. */
  readonly awaited = $derived.by(() => {
    const { acting } = this.shown;
    return acting.length > MOST_NAMES
      ? t("game.players-count", { count: acting.length })
      : list(acting.map(this.people.name));
  });
  /** The turns that are over, in order. */
  readonly history = $derived.by<TurnView[]>(() => Object.values(this.shown.history));
  /** Somebody's points so far; those of a turn come with their reasons, after its paintings (S11). */
  readonly totalOf = $derived.by(() => {
    const { phase, turn, totals, history } = this.shown;
    return totalsWithout(totals, phase === "reveal" && turn === this.revealing ? history[turn] : undefined);
  });

  get shown(): Public {
    return this.given().shown;
  }

  get own(): Own {
    return this.given().own;
  }

  may(move: Own["may"][number]): boolean {
    return this.own.may.includes(move);
  }

  /** Picks a painting, or puts it back; of more than `most` the one picked first goes. */
  pick(id: string, most: number): void {
    this.picked = this.picked.includes(id)
      ? this.picked.filter((one) => one !== id)
      : [...this.picked, id].slice(-most);
    play("paper");
  }

  look(id: string, among: readonly string[] = [id]): void {
    this.looking = { id, among };
  }

  /** Null if there was no answer. */
  async suggestions(painting: string): Promise<string[] | null> {
    const answer = await this.ask({ type: "Suggest", painting, language: language() });
    return answer?.clues ?? null;
  }

  override act = sendOnce(async (command: Command): Promise<boolean> => {
    this.busy = true;
    const isDone = await this.carriedOut(this.given().move(command));
    this.busy = false;
    return isDone;
  });

  /** Handles an update: announces what happened, and forgets what was picked for a step that is over. */
  hear(): void {
    const { news } = this.given();
    const { turn } = this.shown;
    if (this.#step !== this.#now) this.#begin();
    if (news.number === this.#heard) return;
    const first = this.#heard === 0;
    this.#heard = news.number;
    if (first) return;
    if (news.events.some((event) => event.type === "Revealed")) this.revealing = turn;
    this.voice(spokenLine(news.events, this.people), soundOf(news.events, this.people.you));
  }

  /** Keeps for a reload what is written and picked and not sent yet. */
  keepInput(): void {
    const sent = this.clue === "" && this.picked.join() === this.#sent.join();
    this.#kept.keep(sent ? null : { clue: this.clue, picked: this.picked });
  }

  #begin(): void {
    this.#step = this.#now;
    this.looking = null;
    this.compared = null;
    const kept = this.#kept.recall();
    this.clue = kept && this.may("tell") ? kept.clue : "";
    const picked = kept?.picked.filter((id) => this.#pickable.includes(id)) ?? [];
    this.picked = picked.length > 0 ? picked : this.#sent;
  }

  get #now(): string {
    return `${this.shown.turn} ${this.shown.phase}`;
  }

  get #kept(): KeptInput<Kept> {
    return keptInput(this.table, "turn", this.#now);
  }

  /** The player's picks in this step, as the server has them. */
  get #sent(): readonly string[] {
    const { phase } = this.shown;
    return phase === "giving" && this.may("give") ? this.own.given : phase === "voting" ? this.own.votes : [];
  }

  get #pickable(): readonly string[] {
    if (this.may("vote")) return this.own.votable;
    return this.may("tell") || this.may("give") ? this.own.hand : [];
  }
}

export const [getScreen, setScreen] = createContext<Screen>();
