import type { Outcome } from "../games/contract";
import type { Ask, Do, Play } from "../wire";
import type { Throttle } from "./throttle";

type Facts = Record<string, unknown>;

interface Waiting {
  text: string;
  size: number;
  /** Whether it is a question, which is not asked again on another connection. */
  asks: boolean;
  answered: (answer: unknown) => void;
  refused: (code: string, facts: Facts) => void;
  /** Whether it was sent on the present connection. */
  sent: boolean;
}

export function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function refusal(code: string, facts: Facts): Outcome {
  return { done: false, code, facts };
}

/** Commands and questions on their way. A command stays until the server has answered it, under the id that makes a
 *  repeat harmless. None is sent faster than `pace` allows. */
export function outbox(deliver: (text: string, size: number) => void, pace: Throttle, makeId: () => string) {
  const waiting = new Map<string, Waiting>();
  let open = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  function put<Answer>(message: Do | Play | Ask, refusedAs: (code: string, facts: Facts) => Answer): Promise<Answer> {
    const text = JSON.stringify(message);
    return new Promise((settle) => {
      waiting.set(message.id, {
        text,
        size: sizeOf(text),
        asks: message.type === "Ask",
        answered: (answer) => settle(answer as Answer),
        refused: (code, facts) => settle(refusedAs(code, facts)),
        sent: false,
      });
      sendOn();
    });
  }

  /** Sends what waits, in order, as much as may be sent now. */
  function sendOn(): void {
    clearTimeout(later);
    refuseEach(({ size }) => pace.isTooBig(size), "too-big");
    if (!open) return;
    const all = [...waiting.values()];
    let unanswered = all.filter(({ sent }) => sent).length;
    for (const one of all.filter(({ sent }) => !sent)) {
      if (unanswered++ >= pace.window()) return; // an answer sends on
      const pause = pace.wait(one.size);
      if (pause > 0) return void (later = setTimeout(sendOn, pause));
      one.sent = true;
      deliver(one.text, one.size);
    }
  }

  function take(id: string): Waiting | undefined {
    const one = waiting.get(id);
    waiting.delete(id);
    return one;
  }

  function refuseEach(which: (one: Waiting) => boolean, code: string): void {
    for (const [id, one] of waiting) if (which(one)) take(id)?.refused(code, {});
  }

  return {
    send: (command: Do["command"]) => put({ type: "Do", id: makeId(), command }, refusal),
    move: (command: Play["command"]) => put({ type: "Play", id: makeId(), command }, refusal),
    /** Returns the answer, or null if there is none. */
    ask: (query: Ask["query"]) =>
      open ? put<unknown>({ type: "Ask", id: makeId(), query }, () => null) : Promise.resolve(null),
    begin(): void {
      open = true;
      sendOn();
    },
    /** Pauses after a break. All commands will be sent again: the answer may have been lost, or the command itself. */
    pause(): void {
      open = false;
      clearTimeout(later);
      for (const one of waiting.values()) one.sent = false;
      refuseEach(({ asks }) => asks, "offline");
    },
    answered(id: string, answer: unknown): void {
      take(id)?.answered(answer);
      sendOn();
    },
    refused(id: string, code: string, facts: Facts): void {
      take(id)?.refused(code, facts);
      sendOn();
    },
    /** Gives up the largest command: the server has disconnected because one was too big, without saying which. */
    giveUpLargest(code: string): void {
      const sizes = [...waiting.values()].flatMap(({ sent, size }) => (sent ? [size] : []));
      const [id] = [...waiting].find(([, { sent, size }]) => sent && size === Math.max(...sizes)) ?? [];
      if (id) take(id)?.refused(code, {});
    },
    /** Gives all of them up: there will be no more answers. */
    giveUp: (code: string): void => refuseEach(() => true, code),
  };
}
