import { createContext } from "svelte";
import { toast } from "../../ui/notices/toasts.svelte";
import type { Seat } from "../../wire";
import type { GameProps } from "../contract";
import { GameScreen } from "../kit/gameScreen.svelte";
import { bringOwn } from "./cards/wordCards.svelte";
import type { SheetEvent } from "./events";
import { type Mode, modeOf } from "./layout";
import { soundOf, spokenLine } from "./log/announce";
import { tell } from "./log/sentences";
import { peopleOf } from "./people/people";
import { BLANK } from "./sheets/drawn";
import { Pad } from "./sheets/pad.svelte";
import { Sheets } from "./sheets/sheets.svelte";
import { t } from "./texts";
import { type View, viewOf } from "./view";
import type { Command, Messages } from "./wire";

/** The message for a stroke that comes too late, instead of a rule. */
const LATE = new Set(["wrong-phase", "already-done", "round-gone", "drawing-finished", "game-over"]);

/** What is said or asked must also be seen. */
const SEEN = new Set([
  "WishMade",
  "WordExplained",
  "PointedAt",
  "PointingAnswered",
  "DrawingVoided",
  "DrawingRestored",
]);

/** What can be done to your whole sheet. */
export type SheetChange = "undo" | "redo" | "clear" | "turn";

/** What all parts of the screen share: the game as it is now, everybody's sheets, and how to act. */
export class Screen extends GameScreen<Messages> {
  readonly sheets = new Sheets();
  width = $state(0);
  height = $state(0);
  /** The round whose end was seen here. */
  revealed = $state(0);
  /** The points of the round are on the screen. */
  summing = $state(false);
  readonly #pad = new Pad();
  #begun = false;

  readonly view = $derived.by<View>(() => viewOf(this.given().shown, this.given().own, this.table.you));
  override readonly people = $derived.by(() => peopleOf(this.table));
  /** Your own sheet, with what is on its way to the server. */
  readonly mine = $derived.by(() =>
    this.people.you === null ? BLANK : this.#pad.over(this.sheets.of(this.view.round, this.people.you)),
  );
  /** Names this game, for what is remembered of it. */
  readonly gameKey = $derived.by(() => `${this.table.code}.${this.table.game_number}`);
  readonly mode = $derived.by<Mode>(() => modeOf(this.width, this.height));

  get ink(): GameProps<Messages>["ink"] {
    return this.given().ink;
  }

  get reactions(): GameProps<Messages>["reactions"] {
    return this.given().reactions;
  }

  override isHere(seat: Seat): boolean {
    return this.given().presence.connected.includes(seat) && !this.view.away.includes(seat);
  }

  /** How many strokes are on the sheet of a seat. */
  strokes(seat: Seat): number {
    return (seat === this.people.you ? this.mine : this.sheets.of(this.view.round, seat)).strokes.length;
  }

  draw(stroke: number, ink: string): void {
    const { you } = this.people;
    if (you !== null)
      void this.#onSheet(
        { type: "StrokeDrawn", seat: you, stroke, ink },
        { type: "Draw", round: this.view.round, stroke, ink },
      );
  }

  erase(stroke: number): void {
    const { you } = this.people;
    if (you !== null && this.mine.ink.has(stroke))
      void this.#onSheet(this.#erased(you, stroke), { type: "EraseStroke", round: this.view.round, stroke });
  }

  change(what: SheetChange): void {
    const [seat, round, upright] = [this.people.you, this.view.round, !this.mine.upright];
    if (seat === null) return;
    if (what === "undo") void this.#onSheet({ type: "StrokeUndone", seat }, { type: "UndoStroke", round });
    if (what === "redo") void this.#onSheet({ type: "StrokeRedone", seat }, { type: "RedoStroke", round });
    if (what === "clear")
      void this.#onSheet(this.#erased(seat, ...this.mine.ink.keys()), { type: "ClearSheet", round });
    if (what === "turn")
      void this.#onSheet({ type: "SheetTurned", seat, upright }, { type: "TurnSheet", round, upright });
  }

  /** Handles an update: brings the sheets up to date and announces what happened. */
  hear(): void {
    const { news, shown } = this.given();
    const isNews = this.#begun && !news.recent; // what was told before is none
    this.#begun = true;
    bringOwn(shown.own_words);
    const fresh = this.sheets.hear(news, shown.sheets);
    this.#pad.hear(news.number, news.recent ? [] : fresh, this.people.you); // a welcome tells old events again
    if (!isNews) return;
    if (fresh.some((event) => event.type === "RoundRevealed")) this.revealed = shown.round;
    for (const event of fresh) if (SEEN.has(event.type)) toast(tell(event, this.people) ?? "");
    this.voice(spokenLine(fresh, this.people), soundOf(fresh, this.people.you));
  }

  #erased(seat: Seat, ...strokes: number[]): SheetEvent {
    return { type: "StrokesErased", seat, step: this.mine.last + 1, strokes };
  }

  /** What the hand does is seen at once; it is taken back if the server refuses it. */
  async #onSheet(event: SheetEvent, command: Command): Promise<void> {
    const outcome = await this.#pad.expect(event, this.given().move(command));
    if (outcome.done) return;
    toast(LATE.has(outcome.code) ? t("game.stroke-late") : this.refusal(outcome));
  }
}

export const [getScreen, setScreen] = createContext<Screen>();
