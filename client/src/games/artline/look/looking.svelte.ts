const PEEK_AFTER_MS = 400; // for so long a mouse, once moved, rests on a painting

/** Which painting is looked at closely, and which one lies under the mouse. */
export class Looking {
  shown = $state.raw<{ id: string; among: readonly string[] } | null>(null);
  peeked = $state<string | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** Looks closely at a painting; arrow keys go on through `among`. */
  look(id: string, among: readonly string[] = [id]): void {
    this.stopPeeking();
    this.shown = { id, among };
  }

  goTo(id: string): void {
    if (this.shown) this.shown = { ...this.shown, id };
  }

  close(): void {
    this.shown = null;
  }

  peek(id: string): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.peeked = id), PEEK_AFTER_MS);
  }

  stopPeeking(): void {
    clearTimeout(this.#resting);
    this.peeked = null;
  }
}
