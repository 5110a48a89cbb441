import { play, type Sound } from "../../browser/sound";
import { refusalText } from "../../i18n/refusal";
import { announce } from "../../ui/notices/announce.svelte";
import { toast } from "../../ui/notices/toasts.svelte";
import type { Seat, TableCommand } from "../../wire";
import type { GameProps, Messages, Outcome } from "../contract";
import { sendOnce } from "../sendOnce";
import { type People, peopleOf } from "./people";

/** What all parts of any game's screen share: what the table has given, who sits at it, and how to act. */
export class GameScreen<M extends Messages> {
  readonly people = $derived.by<People>(() => peopleOf(this.table));
  readonly isHost = $derived.by(() => this.table.you !== null && this.table.you === this.table.host);
  protected readonly given: () => GameProps<M>;

  constructor(given: () => GameProps<M>) {
    this.given = given;
  }

  get table(): GameProps<M>["table"] {
    return this.given().table;
  }

  get online(): boolean {
    return this.given().online;
  }

  serverNow = (): number => this.given().serverNow();
  painting: GameProps<M>["painting"] = (id) => this.given().painting(id);
  ask: GameProps<M>["ask"] = (query) => this.given().ask(query);

  isHere(seat: Seat): boolean {
    return this.people.bot(seat) !== null || this.given().presence.connected.includes(seat);
  }

  /** Makes a move; true when it was carried out. */
  act = sendOnce((command: M["command"]): Promise<boolean> => this.carriedOut(this.given().move(command)));

  /** Asks something of the table. */
  order = sendOnce((command: TableCommand): Promise<boolean> => this.carriedOut(this.given().send(command)));

  /** Waits for what became of a command; a refusal is shown. */
  protected async carriedOut(answer: Promise<Outcome>): Promise<boolean> {
    const outcome = await answer;
    if (!outcome.done) toast(this.refusal(outcome));
    return outcome.done;
  }

  protected refusal({ code, facts }: Extract<Outcome, { done: false }>): string {
    return refusalText(code, facts, this.people.name);
  }

  /** Says what has happened, with its sound. */
  protected voice(line: string, sound: Sound | null): void {
    if (line) announce(line);
    if (sound) play(sound);
  }
}
