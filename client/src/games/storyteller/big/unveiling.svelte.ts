import { play } from "../../../browser/sound";
import { scriptOf } from "../reveal/script";
import type { Screen } from "../screen.svelte";
import type { TurnView } from "../wire";

const STEP_MS = 1_800;

/** Turns the paintings of a turn over, one by one (S11). Whoever comes later sees all of it at once. */
export class Unveiling {
  #step = $state(0);
  readonly #screen: Screen;
  readonly #played: () => TurnView | undefined;
  readonly #script = $derived.by(() => {
    const turn = this.#played();
    return turn ? scriptOf(turn) : [];
  });

  constructor(screen: Screen, played: () => TurnView | undefined) {
    [this.#screen, this.#played] = [screen, played];
    const turn = $derived(played()?.turn);
    $effect(() => {
      this.#step = 0;
      if (turn === undefined || this.done) return;
      const timer = setInterval(() => this.#goOn(), STEP_MS);
      return () => clearInterval(timer);
    });
  }

  get done(): boolean {
    return this.#screen.revealing !== this.#played()?.turn;
  }

  /** Whether the owner of the painting is no longer secret. */
  isOpen(painting: string): boolean {
    return this.done || this.#script.slice(0, this.#step).some((hung) => hung.painting === painting);
  }

  /** Whether it is the storyteller's. */
  get target(): string | undefined {
    return this.done ? this.#script.at(-1)?.painting : undefined;
  }

  #goOn(): void {
    this.#step += 1;
    if (this.#step >= this.#script.length) this.#screen.revealing = 0;
    play(this.done ? "chime" : "paper");
  }
}
