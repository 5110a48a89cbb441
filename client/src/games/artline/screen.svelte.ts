import { createContext, untrack } from "svelte";
import { type KeptInput, keptInput } from "../../browser/keptInput";
import { language, sentence } from "../../i18n/i18n.svelte";
import { play } from "../../browser/sound";
import { toast } from "../../ui/notices/toasts.svelte";
import type { GameProps } from "../contract";
import { GameScreen } from "../kit/gameScreen.svelte";
import { sendOnce } from "../sendOnce";
import { Choice, type Chosen, mayPoint, placeable } from "./hand/choice.svelte";
import { soundOf, spokenLine } from "./log/announce";
import { Chronicle, voteToShow } from "./log/chronicle.svelte";
import { Looking } from "./look/looking.svelte";
import { type Point, sameCell } from "./wall/geometry";
import { WallModel } from "./wall/wallModel.svelte";
import { type View, type PlaceView, viewOf } from "./view";
import type { Command, Messages, VoteClosed } from "./wire";
import { termsOf } from "./themes/places";

/** What all parts of the screen share: the game as it is now, what the player is about to do, and how to do it. */
export class Screen extends GameScreen<Messages> {
  readonly choice = new Choice();
  readonly chronicle = new Chronicle();
  readonly looking = new Looking();
  /** A painting on its way from the hand to the wall. */
  dragged = $state.raw<{ id: string; at: Point; over: PlaceView | null } | null>(null);
  /** A vote that was just counted. */
  counted = $state.raw<VoteClosed | null>(null);

  readonly view = $derived.by<View>(() => viewOf(this.given().shown, this.given().own));
  readonly terms = $derived.by(() => termsOf(this.view.setup.edition));
  readonly scene = $derived.by(() => ({ terms: this.terms, people: this.people, title: this.titleOf }));
  readonly pending = $derived.by(() => (this.view.placement ? null : this.choice.pending()));
  /** The place that is being confirmed. */
  readonly place = $derived.by(() => this.view.places.find((one) => sameCell(one.cell, this.choice.cell)) ?? null);
  /** Places that are offered now; none while nothing is chosen. */
  readonly lit = $derived.by(() =>
    this.choice.painting !== null && placeable(this.view).includes(this.choice.painting) ? this.view.places : [],
  );
  /** Lines that are being discussed. */
  readonly focusLines = $derived.by(() => (this.place ?? this.view.placement)?.lines.map((line) => line.line) ?? []);

  readonly wall = new WallModel(this);

  constructor(given: () => GameProps<Messages>) {
    super(given);
    untrack(() => {
      const chosen = this.#kept.recall();
      if (chosen) this.choice.resume(chosen, this.view);
    });
  }

  get #kept(): KeptInput<Chosen> {
    return this.keptInput("choice", this.view.turn_number);
  }

  /** What the player has written at the table and not sent yet. */
  keptInput<T>(what: string, step: string | number): KeptInput<T> {
    return keptInput(this.table, what, step);
  }

  /** Keeps the choice for a reload. */
  keepChoice(): void {
    this.#kept.keep(this.choice.chosen());
  }

  /** Makes a move; a refusal is shown where the player is looking. */
  override act = sendOnce(async (command: Command): Promise<boolean> => {
    this.choice.busy = true;
    const outcome = await this.given().move(command);
    this.choice.busy = false;
    if (outcome.done) return true;
    this.choice.problem = this.refusal(outcome);
    if (!this.place && !this.view.mend) toast(this.choice.problem);
    return false;
  });

  async lay(putToTable = false): Promise<void> {
    if (!this.pending) return;
    const { painting, cell } = this.pending;
    const themes = Object.fromEntries(Object.entries(this.pending.themes).map(([line, text]) => [line, text.trim()]));
    const lay = { type: "Lay", painting, cell, themes, language: language(), put_to_table: putToTable } as const;
    if (await this.act(lay)) this.choice.forget();
  }

  choose(id: string, byKeyboard: boolean): void {
    this.looking.stopPeeking();
    this.wall.pointed = null;
    this.choice.take(id);
    this.counted = null;
    if (byKeyboard && this.view.layable.includes(id)) queueMicrotask(() => this.wall.focusPlaces());
  }

  placeIn(place: PlaceView): void {
    this.wall.pointed = null;
    if (mayPoint(this.view) && this.choice.painting !== null) {
      void this.act({ type: "Point", painting: this.choice.painting, cell: place.cell });
      return;
    }
    this.choice.placeIn(place);
    play("place");
  }

  peek(id: string): void {
    if (!this.dragged) this.looking.peek(id);
  }

  drag(id: string, at: Point): void {
    if (this.choice.painting !== id) this.choice.take(id);
    if (this.choice.cell) this.choice.leave();
    this.looking.stopPeeking();
    const over = this.wall.placeNear(at);
    this.dragged = { id, at, over };
    this.wall.pointed = over?.cell ?? null;
  }

  stopDragging(): void {
    this.looking.stopPeeking();
    this.dragged = null;
    this.wall.pointed = null;
  }

  placeAt(at: Point): void {
    const place = this.wall.placeNear(at);
    this.dragged = null;
    this.wall.pointed = null;
    if (place) this.placeIn(place);
  }

  /** Handles an update: announces what happened, and drops from the choice what is no longer offered. Returns whether anything was announced. */
  hear(): boolean {
    const [{ news }, view] = [this.given(), this.view];
    const first = this.chronicle.entries.length === 0 && news.number > 0;
    const fresh = this.chronicle.hear(news, view);
    this.choice.follow(view);
    if (this.dragged && !view.layable.includes(this.dragged.id)) this.stopDragging();
    if (fresh.length === 0) return false;
    this.voice(first ? "" : spokenLine(fresh, this.scene), soundOf(fresh, this.people.you));
    this.counted = voteToShow(fresh, this.counted);
    return true;
  }

  titleOf = (id: string): string | null => {
    const card = this.painting(id);
    return card ? sentence(card.title) : null;
  };
}

export const [getScreen, setScreen] = createContext<Screen>();
