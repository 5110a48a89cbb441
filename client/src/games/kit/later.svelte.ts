import { retryLater } from "../../browser/retry";

const FIRST_SCREEN_MS = 1_000;

/** Parts of a screen that the first move does without: fetched soon after it, so that nobody waits for them later. */
export class Later<Parts> {
  #parts = $state.raw<Parts | null>(null);
  #isFetching = false;
  readonly #load: () => Promise<{ default: Parts }>;

  constructor(load: () => Promise<{ default: Parts }>) {
    this.#load = load;
  }

  /** Null while they are on their way; whoever wants them so early has them fetched at once. */
  get parts(): Parts | null {
    if (this.#parts === null) void this.#fetch();
    return this.#parts;
  }

  /** Fetches them when the screen has what it shows first. Call what it returns when the screen is gone. */
  soon = (): (() => void) => {
    const clock = setTimeout(() => void this.#fetch(), FIRST_SCREEN_MS);
    return () => clearTimeout(clock);
  };

  async #fetch(attempt = 0): Promise<void> {
    if (this.#isFetching && attempt === 0) return;
    this.#isFetching = true;
    try {
      this.#parts = (await this.#load()).default;
    } catch {
      retryLater(attempt, () => void this.#fetch(attempt + 1));
    }
  }
}
