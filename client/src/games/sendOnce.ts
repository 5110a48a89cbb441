/**
 * Deduplicates commands in flight: while one is on its way, asking for the same again means the first, and gets its answer. So a double tap
 * neither does anything twice nor is told that it came too late.
 */
export function sendOnce<Command, Answer>(send: (command: Command) => Promise<Answer>): typeof send {
  const underWay = new Map<string, Promise<Answer>>();
  return (command) => {
    const name = JSON.stringify(command);
    const before = underWay.get(name);
    if (before) return before;
    const answer = send(command).finally(() => underWay.delete(name));
    underWay.set(name, answer);
    return answer;
  };
}
