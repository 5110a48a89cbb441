import { untrack } from "svelte";
import type { Answer, Consider, Verdict } from "../wire";

const PAUSE_MS = 300;

/** Debounced: asks the referee about themes while they are being written, but not at every key. */
export class Advice {
  verdicts = $state.raw<Record<string, Verdict>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** The newest question wins; what is empty is not asked about. */
  consult(question: Omit<Consider, "type">, ask: (query: Consider) => Promise<Answer | null>): void {
    clearTimeout(this.#timer);
    const themes = Object.fromEntries(Object.entries(question.themes).filter(([, text]) => text.trim() !== ""));
    const number = ++this.#asked;
    this.#keep(themes);
    if (Object.keys(themes).length === 0) return;
    this.#timer = setTimeout(() => void this.#ask({ type: "Consider", ...question, themes }, number, ask), PAUSE_MS);
  }

  async #ask(query: Consider, number: number, ask: (query: Consider) => Promise<Answer | null>): Promise<void> {
    const considered = await ask(query);
    if (considered?.type === "Considered" && number === this.#asked) this.verdicts = considered.verdicts;
  }

  /** Keeps the verdicts on lines that still have a theme until there is a new answer, so that the words do not flicker. */
  #keep(themes: Record<string, string>): void {
    const said = untrack(() => this.verdicts);
    this.verdicts = Object.fromEntries(Object.entries(said).filter(([line]) => line in themes));
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.verdicts = {};
  }
}
