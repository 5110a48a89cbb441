/** Applies deltas in order, by their sequence numbers: one that follows the last is applied, a gap asks to resume from there. */
export function inOrder<U extends { after: number; number: number }>(apply: (update: U) => void, resume: () => void) {
  let last = 0;
  return {
    get last(): number {
      return last;
    },
    /** Starts at `number`, after a view that includes everything up to it. */
    startAt(number: number): void {
      last = number;
    },
    update(update: U): void {
      if (update.number <= last) return; // seen before the reconnect
      if (update.after !== last) return resume();
      last = update.number;
      apply(update);
    },
  };
}
