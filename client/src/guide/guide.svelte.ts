import { recall, remember } from "../browser/storage";

const SKIPPED = "skipped";

/** Remembers what a newcomer has been told about a game. Each step is shown once; all can be skipped and asked for again. */
export class Guide {
  #told = $state.raw<ReadonlySet<string>>(new Set());
  readonly #memory: string;

  constructor(game: string) {
    this.#memory = `guide.${game}`;
    this.#told = new Set((recall(this.#memory) ?? "").split(" ").filter(Boolean));
  }

  knows(step: string): boolean {
    return this.#told.has(SKIPPED) || this.#told.has(step);
  }

  tell(step: string): void {
    this.#keep(new Set([...this.#told, step]));
  }

  skip(): void {
    this.#keep(new Set([...this.#told, SKIPPED]));
  }

  again(): void {
    this.#keep(new Set());
  }

  #keep(told: ReadonlySet<string>): void {
    this.#told = told;
    remember(this.#memory, [...told].join(" "));
  }
}

const guides = new Map<string, Guide>();

/** The guide of a game: the menu and the game's screen share it. */
export function guideOf(game: string): Guide {
  const known = guides.get(game) ?? new Guide(game);
  guides.set(game, known);
  return known;
}
