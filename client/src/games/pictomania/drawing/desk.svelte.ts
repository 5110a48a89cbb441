import { untrack } from "svelte";
import type { Width } from "../../../draw/ink";
import { recall, remember } from "../../../browser/storage";
import { PIXELS } from "../../../style/breakpoints";
import { toast } from "../../../ui/notices/toasts.svelte";
import { Guessing } from "../guessing/guessing.svelte";
import type { Screen, SheetChange } from "../screen.svelte";
import { t } from "../texts";
import type { Seat } from "../../../wire";
import type { WordRef } from "../wire";

/** The state of a player's screen while everyone draws and guesses. */
export class Desk {
  readonly guessing: Guessing;
  wordsOpen = $state(false);
  /** The number card under the pointer: its words are lit on the board. */
  lit = $state<number | null>(null);
  leftHanded = $state(recall("hand") === "left");
  /** Whether the eraser is chosen instead of a pen. */
  erasing = $state(false);
  #pen = $state<Width>((Number(recall("pen") ?? 1) % 3) as Width);
  readonly #screen: Screen;

  /** Your own seat; null if you only watch this round. */
  readonly you = $derived.by(() => {
    const { people, view } = this.#screen;
    return people.you !== null && view.playing.includes(people.you) ? people.you : null;
  });
  readonly others = $derived.by(() => this.#screen.view.playing.filter((seat) => seat !== this.you));
  readonly mayDraw = $derived.by(() => this.#screen.view.may.includes("draw"));
  readonly done = $derived.by(() => this.you !== null && this.#screen.view.done.includes(this.you));
  /** The sheet that is looked at closely. Somebody who only watches always has one before them. */
  readonly looked = $derived.by(() => this.guessing.looked ?? (this.you === null ? (this.others[0] ?? null) : null));
  /** On a phone the sheet that is looked at lies over everything else. */
  readonly covered = $derived.by(
    () => this.#screen.mode !== "wide" && this.looked !== null && (this.you !== null || this.#screen.mode === "tall"),
  );
  /** Whether the others' sheets are too small for more than marks. */
  readonly small = $derived.by(
    () =>
      (this.#screen.mode === "flat" && (!this.swapped || this.others.length > 2)) ||
      (this.#screen.mode === "tall" &&
        this.#screen.width < PIXELS.guessersOnSheets &&
        (!this.swapped || this.others.length > 2)),
  );

  constructor(screen: Screen) {
    this.#screen = screen;
    this.guessing = new Guessing(
      () => ({
        view: screen.view,
        blank: screen.mine.strokes.length === 0,
        gameKey: untrack(() => screen.gameKey),
      }),
      screen.act,
    );
  }

  get pen(): Width {
    return this.#pen;
  }

  set pen(width: Width) {
    this.#pen = width;
    this.erasing = false;
    remember("pen", String(width));
  }

  /** Takes a stroke off the sheet; after erasing everything, the player wants to draw again. */
  erase(stroke: number): void {
    this.#screen.erase(stroke);
    if (this.#screen.mine.strokes.length === 0) this.erasing = false;
  }

  change(what: SheetChange): void {
    this.#screen.change(what);
    if (what === "clear") this.erasing = false;
  }

  swapHands(): void {
    this.leftHanded = !this.leftHanded;
    remember("hand", this.leftHanded ? "left" : "right");
  }

  /** A number, or a word that has it: for the drawing that is looked at, or for the next one. */
  pick(number: number, letter: WordRef["letter"] | null = null): void {
    const { may, numbers } = this.#screen.view;
    if (this.guessing.looked === null && may.includes("guess") && numbers[number] === "free")
      return this.guessing.choose(number, letter);
    const why = this.guessing.whyNot(number);
    if (why) toast(why);
    else this.guessing.pick(number, letter);
  }

  /** On a phone the others' sheets are large once your own is finished. */
  readonly swapped = $derived.by(() => this.you !== null && !this.mayDraw && this.#screen.mode !== "wide");

  /** What may be done about somebody's sheet, in words. */
  note(seat: Seat): string {
    if (this.you === null) return "";
    if (this.done) return t("game.you-are-done");
    const guess = this.#screen.view.stacks[seat]?.find((one) => one.seat === this.you);
    if (guess) return t("game.you-guessed-number", { number: guess.number ?? 0 });
    return this.mayDraw ? t("game.first-guess-ends") : t("game.pick-number");
  }
}
