import type { Session } from "../connection/session.svelte";
import type { Outcome } from "../games/contract";
import { refusalText } from "../i18n/refusal";
import { toast } from "../ui/notices/toasts.svelte";
import type { TableCommand } from "../wire";
import { nameOf } from "./people/people";

/** Sends a command of the table and says why when it is refused. */
export async function sendCommand(session: Session, command: TableCommand): Promise<Outcome> {
  const outcome = await session.send(command);
  if (!outcome.done)
    toast(refusalText(outcome.code, outcome.facts, (seat) => (session.view ? nameOf(session.view, seat) : "?")));
  return outcome;
}
