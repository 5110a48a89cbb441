import { recall, remember } from "../../../browser/storage";
import { t } from "../texts";
import type { View } from "../view";
import type { Command, WordRef } from "../wire";
import type { Seat } from "../../../wire";

/** A question that has to be confirmed before something is done. */
export interface Asked {
  title: string;
  text: string;
  action: string;
  yes: () => void;
}

type Letter = WordRef["letter"];

interface Now {
  view: View;
  /** Nothing is drawn yet. */
  blank: boolean;
  gameKey: string;
}

/** How long the server lets you take a card back (P13). */
export const SLIP_MS = 1_500;

/** Guessing: looking at a drawing, laying a card on it, finishing, with a question before anything that can't be undone. */
export class Guessing {
  looked = $state<Seat | null>(null);
  /** A number that was chosen before its drawing. */
  number = $state<number | null>(null);
  /** Which of the three words of the number was meant, if a word was chosen. */
  #letter: Letter | null = null;
  question = $state.raw<Asked | null>(null);
  #now: () => Now;
  #act: (command: Command) => Promise<boolean>;

  constructor(now: () => Now, act: (command: Command) => Promise<boolean>) {
    this.#now = now;
    this.#act = act;
  }

  /** Looks at a drawing. If a number was chosen before, this is the drawing it is for. */
  look(seat: Seat): void {
    this.looked = this.looked === seat ? null : seat;
    const number = this.number;
    this.number = null;
    if (number !== null && this.looked !== null && this.whyNot(number) === null) this.pick(number, this.#letter);
  }

  leave(): void {
    this.looked = null;
  }

  /** A number first, its drawing afterwards; the same number again puts it back. */
  choose(number: number, letter: Letter | null = null): void {
    this.number = this.number === number ? null : number;
    this.#letter = letter;
  }

  /** Puts everything back that belongs to a round that is over. */
  clear(): void {
    this.leave();
    this.number = null;
  }

  unask(): void {
    this.question = null;
  }

  /** Why this card can't be laid right now; null when it can. */
  whyNot(number: number): string | null {
    const { view } = this.#now();
    const card = view.numbers[number];
    if (card === "own") return t("game.number-own", { number });
    if (card === "spent") return t("game.number-spent", { number });
    if (!view.may.includes("guess")) return t("game.you-are-done");
    if (this.looked === null) return t("game.choose-drawing");
    return this.guessable(this.looked) ? null : t("game.guessed-before");
  }

  /** A card may be laid on this drawing. */
  guessable(seat: Seat): boolean {
    return this.#now().view.guessable.includes(seat);
  }

  /** The first guess ends your own drawing: said once per game, and whenever nothing was drawn yet. */
  pick(number: number, letter: Letter | null = null): void {
    const { view, blank, gameKey } = this.#now();
    const drawer = this.looked;
    if (drawer === null) return;
    const lay = (): void => this.#lay(drawer, number, letter);
    if (!view.may.includes("draw") || (!blank && recall("told-first-guess") === gameKey)) return lay();
    this.question = {
      title: t("game.first-guess"),
      text: t(blank ? "game.first-guess-blank" : "game.first-guess-text"),
      action: t("game.guess-number", { number }),
      yes: () => {
        remember("told-first-guess", gameKey); // a player who cancels may not have read it
        lay();
      },
    };
  }

  /** Sent at once: its place in the stack is that of this moment (P17). */
  #lay(drawer: Seat, number: number, letter: Letter | null): void {
    this.leave();
    void this.#act({ type: "MakeGuess", round: this.#now().view.round, drawer, number, letter });
  }

  /** Takes back the card that has just been laid on this drawing. */
  takeBack(drawer: Seat): void {
    void this.#act({ type: "TakeBackGuess", round: this.#now().view.round, drawer });
  }

  take(stars: number): void {
    const { view, blank } = this.#now();
    const action = t("game.take-it");
    const take = (): void => void this.#act({ type: "TakeToken", round: view.round, stars, sure: blank });
    if (blank)
      this.question = { title: t("game.take-token", { count: stars }), text: t("game.done-blank"), action, yes: take };
    else if (view.may.includes("draw"))
      this.question = {
        title: t("game.take-token", { count: stars }),
        text: t("game.done-unguessed"),
        action,
        yes: take,
      };
    else take();
  }

  finish(): void {
    const { view, blank } = this.#now();
    const text = t(blank ? "game.done-blank" : view.tokens.length > 0 ? "game.done-tokenless" : "game.done-text");
    this.question = {
      title: t("game.finish-title"),
      text,
      action: t("game.finish"),
      yes: () => void this.#act({ type: "Finish", round: view.round, sure: blank }),
    };
  }
}
