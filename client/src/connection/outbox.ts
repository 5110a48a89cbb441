import type { Outcome } from "../games/contract";
import type { Do, FromClient, Play } from "../wire";

type Message = Do | Play;
interface Waiting {
  message: Message;
  settle: (outcome: Outcome) => void;
  /** On the line there is now. */
  sent: boolean;
}

const LARGEST = 64 * 1024; // bytes: the server disconnects whoever sends more in one message

export function isTooBig(message: FromClient): boolean {
  return sizeOf(message) > LARGEST;
}

function sizeOf(message: FromClient): number {
  return new TextEncoder().encode(JSON.stringify(message)).length;
}

/** Commands on their way. Each stays until the server has answered it, under the id that makes a repeat harmless. */
export function outbox(deliver: (message: Message) => void, makeId: () => string) {
  const waiting = new Map<string, Waiting>();
  const pace = pacer();
  let open = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  function put(message: Message): Promise<Outcome> {
    if (isTooBig(message)) return Promise.resolve({ done: false, code: "too-big", facts: {} });
    return new Promise((settle) => {
      waiting.set(message.id, { message, settle, sent: false });
      sendOn();
    });
  }

  /** In the order in which they were made, as many as may go now. */
  function sendOn(): void {
    clearTimeout(later);
    if (!open) return;
    for (const one of [...waiting.values()].filter(({ sent }) => !sent)) {
      const pause = pace.take();
      if (pause > 0) return void (later = setTimeout(sendOn, pause));
      one.sent = true;
      deliver(one.message);
    }
  }

  function refuse({ message, settle }: Waiting, code: string): void {
    settle({ done: false, code, facts: {} });
    waiting.delete(message.id);
  }

  return {
    send: (command: Do["command"]) => put({ type: "Do", id: makeId(), command }),
    move: (command: Play["command"]) => put({ type: "Play", id: makeId(), command }),
    /** After a reconnect all of them are sent again: the answer may have been lost, or the command itself. */
    begin(): void {
      open = true;
      for (const one of waiting.values()) one.sent = false;
      sendOn();
    },
    /** There is no line any more. The next one is a new one to the server, too. */
    pause(): void {
      open = false;
      clearTimeout(later);
      pace.startAfresh();
    },
    settle(id: string, outcome: Outcome): void {
      waiting.get(id)?.settle(outcome);
      waiting.delete(id);
    },
    /** The server has disconnected because one of them was too big. It does not say which. */
    giveUpLargest(code: string): void {
      const sent = [...waiting.values()].filter((one) => one.sent);
      const largest = sent.sort((one, other) => sizeOf(other.message) - sizeOf(one.message))[0];
      if (largest) refuse(largest, code);
    },
    /** There will be no answer any more. */
    giveUp(code: string): void {
      for (const one of waiting.values()) refuse(one, code);
    },
  };
}

const AT_ONCE = 40;
const PAUSE = 70; // milliseconds

/** The server disconnects whoever sends more than 80 messages at once, or 20 per second: commands stay well below. */
function pacer() {
  let next = -Infinity; // none was sent yet
  return {
    /** Milliseconds to wait; 0 if one more may be sent now. */
    take(): number {
      const now = performance.now(); // the clock of the day may be set back
      next = Math.max(next, now - AT_ONCE * PAUSE);
      if (next >= now) return next - now + 1;
      next += PAUSE;
      return 0;
    },
    startAfresh: (): void => void (next = -Infinity),
  };
}
