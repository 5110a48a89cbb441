import type { Answer, Suggest } from "../wire";

const PAUSE_MS = 180;

/** The names that are not among `taken`, however those are written. */
export function stillFree(names: readonly string[], taken: readonly string[]): string[] {
  const standing = new Set(taken.map(folded));
  return names.filter((name) => !standing.has(folded(name)));
}

function folded(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}

/** Debounced suggestions while you write: asked for at once for the empty field, then not at every key. */
export class Suggestions {
  /** Entries of the vocabulary, the most useful first. */
  tags = $state.raw<readonly string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** The newest question wins; the last answer stays until there is a new one, so that nothing flickers. */
  look(question: Omit<Suggest, "type">, ask: (query: Suggest) => Promise<Answer | null>): void {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    this.#timer = setTimeout(
      () => void this.#ask({ type: "Suggest", ...question }, number, ask),
      question.typed === "" ? 0 : PAUSE_MS,
    );
  }

  async #ask(query: Suggest, number: number, ask: (query: Suggest) => Promise<Answer | null>): Promise<void> {
    const answer = await ask(query);
    if (answer?.type === "Suggested" && number === this.#asked) this.tags = answer.tags;
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }
}
