import type { TableView } from "../view";

/** Counts lines of chat by others that came while the chat was shut. What was there on arrival counts as read. */
export function unreadLines(table: () => TableView, reading: () => boolean): () => number {
  let seen = $state(table().chat.at(-1)?.number ?? 0);
  $effect(() => {
    if (reading()) seen = table().chat.at(-1)?.number ?? seen;
  });
  return () => table().chat.filter((line) => line.number > seen && line.seat !== table().you).length;
}
