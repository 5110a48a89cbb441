import { PIXELS } from "../style/breakpoints";

/** The area that an on-screen keyboard leaves free while somebody types; `null` while there is room for everything. */
export class Typing {
  room = $state.raw<{ top: number; height: number } | null>(null);

  /** Follows the fields inside a node, and the keyboard that comes with them. For `{@attach}`. */
  watch = (node: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    // Not at once: a field that is taken away loses the focus in the midst of an update.
    const look = (): void => queueMicrotask(() => this.#look(node));
    node.addEventListener("focusin", look, { signal });
    node.addEventListener("focusout", look, { signal });
    // Phones lay the keyboard over the page: only the visual viewport gets smaller.
    visualViewport?.addEventListener("resize", look, { signal });
    visualViewport?.addEventListener("scroll", look, { signal });
    return () => stop.abort();
  };

  #look(node: HTMLElement): void {
    const field = document.activeElement;
    const types = field instanceof HTMLInputElement && node.contains(field);
    const height = visualViewport?.height ?? innerHeight;
    this.room = types && height < PIXELS.besideKeyboard ? { top: visualViewport?.offsetTop ?? 0, height } : null;
    if (this.room) requestAnimationFrame(() => field?.closest(".field")?.scrollIntoView({ block: "nearest" }));
  }
}
