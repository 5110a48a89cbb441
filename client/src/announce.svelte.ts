/** What a screen reader says next. Politely: it waits until the reader has finished. */
const spoken = $state({ line: "", turn: 0 });

/** Says `line` once, also when it is the same as before. */
export function announce(line: string): void {
  spoken.line = line;
  spoken.turn += 1;
}

export function announced(): Readonly<typeof spoken> {
  return spoken;
}
