import type { Outcome } from "../games/contract";
import type { Do, Play } from "../wire";

type Message = Do | Play;
interface Waiting {
  message: Message;
  settle: (outcome: Outcome) => void;
}

/** Commands on their way. Each stays until the server has answered it, under the id that makes a repeat harmless. */
export function outbox(deliver: (message: Message) => void, makeId: () => string) {
  const waiting = new Map<string, Waiting>();

  function put(message: Message): Promise<Outcome> {
    return new Promise((settle) => {
      waiting.set(message.id, { message, settle });
      deliver(message);
    });
  }

  return {
    send: (command: Do["command"]) => put({ type: "Do", id: makeId(), command }),
    move: (command: Play["command"]) => put({ type: "Play", id: makeId(), command }),
    /** After a reconnect, in the order in which they were made: the answer may have been lost, or the command itself. */
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
