import type { Outcome } from "../games/contract";
import type { Do } from "../wire";

type Waiting = { message: Do; settle: (outcome: Outcome) => void };

/** Commands on their way. Each stays until the server has answered it, under the id that makes a repeat harmless. */
export function outbox(deliver: (message: Do) => void, makeId: () => string) {
  const waiting = new Map<string, Waiting>();
  return {
    send(command: Do["command"]): Promise<Outcome> {
      const message: Do = { type: "Do", id: makeId(), command };
      return new Promise((settle) => {
        waiting.set(message.id, { message, settle });
        deliver(message);
      });
    },
    /** After a reconnect, in the order of their making: the answer may have been lost, or the command itself. */
    sendAgain(): void {
      for (const { message } of waiting.values()) deliver(message);
    },
    settle(id: string, outcome: Outcome): void {
      waiting.get(id)?.settle(outcome);
      waiting.delete(id);
    },
    /** There will be no answer any more. */
    giveUp(code: string): void {
      for (const { settle } of waiting.values()) settle({ done: false, code, facts: {} });
      waiting.clear();
    },
  };
}
