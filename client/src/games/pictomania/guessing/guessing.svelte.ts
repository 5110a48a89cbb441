import { recall, remember } from "../../../memory";
import { t } from "../texts";
import type { View } from "../view";
import type { Command } from "../wire";

/** What has to be agreed to before it is done. */
export interface Asked {
  title: string;
  text: string;
  action: string;
  yes: () => void;
}

interface Now {
  view: View;
  /** Nothing is drawn yet. */
  blank: boolean;
  gameKey: string;
}

/** Looking at a drawing, laying a card on it, being done: the questions that come before what can't be undone. */
export class Guessing {
  looked = $state<number | null>(null);
  question = $state.raw<Asked | null>(null);
  #now: () => Now;
  #act: (command: Command) => Promise<boolean>;

  constructor(now: () => Now, act: (command: Command) => Promise<boolean>) {
    this.#now = now;
    this.#act = act;
  }

  look(seat: number): void {
    this.looked = this.looked === seat ? null : seat;
  }

  leave(): void {
    this.looked = null;
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
    return view.guessable.includes(this.looked) ? null : t("game.guessed-before");
  }

  /** The first guess ends one's own drawing: said once a game, and whenever nothing was drawn yet. */
  pick(number: number): void {
    const { view, blank, gameKey } = this.#now();
    const drawer = this.looked;
    if (drawer === null) return;
    const lay = (): void => void this.#lay(drawer, number);
    if (!view.may.includes("draw") || (!blank && recall("told-first-guess") === gameKey)) return lay();
    this.question = {
      title: t("game.first-guess"),
      text: t(blank ? "game.first-guess-blank" : "game.first-guess-text"),
      action: t("game.guess-number", { number }),
      yes: () => {
        remember("told-first-guess", gameKey); // who cancels may not have read it
        lay();
      },
    };
  }

  async #lay(drawer: number, number: number): Promise<void> {
    if (await this.#act({ type: "MakeGuess", round: this.#now().view.round, drawer, number })) this.leave();
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
