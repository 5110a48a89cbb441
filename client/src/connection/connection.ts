import type { Outcome, TableNews } from "../games/contract";
import type {
  FromClient,
  FromServer,
  Presence,
  Reacted,
  Resumed,
  TableCommand,
  TableOwn,
  TablePublic,
  Update,
  Welcome,
} from "../wire";
import { apply } from "./delta";
import { inOrder } from "./inOrder";
import { outbox, sizeOf } from "./outbox";
import { redial } from "./redial";
import { throttle } from "./throttle";
import type { Dial } from "./transport";

/** How this page, the server and the table fit: the page is from a different build than the server, or the table goes on
 *  only at newer servers and the page is looking for one. */
export type Version = "same" | "other-page" | "table-too-new";

/** Callbacks for the table's screens. */
export interface Listener {
  /** The whole view, and what happened. */
  shown: (shown: TablePublic, own: TableOwn, news: TableNews) => void;
  presence: (presence: Presence) => void;
  reacted: (reacted: Reacted) => void;
  /** Live ink of others. */
  ink: (bytes: Uint8Array) => void;
  /** The server's clock in milliseconds. */
  clock: (now: number) => void;
  online: (online: boolean) => void;
  version: (version: Version) => void;
  /** The server has closed the connection for good: the table does not exist, or no longer. */
  gone: (code: string) => void;
}

export interface Connection {
  send: (command: TableCommand) => Promise<Outcome>;
  move: (command: unknown) => Promise<Outcome>;
  ask: (query: unknown) => Promise<unknown>;
  /** Sends live ink, which is lost if there is no connection. */
  sendInk: (bytes: Uint8Array<ArrayBuffer>) => void;
  hurry: () => void;
  close: () => void;
}

/** Codes after which it makes no sense to reconnect. */
const FINAL = new Set(["table-gone", "table-deleted", "table-locked", "removed", "unknown-table", "bad-code"]);

/** Connects to one table and reconnects after every break: updates come in order, commands are carried out once. */
export function openTable(
  table: string,
  secret: string,
  dial: Dial,
  listener: Listener,
  makeId: () => string,
  script = "", // of this page
): Connection {
  let welcome = false;
  let teller = 0; // the server process that told what has been seen, 0 for none
  let seen: { shown: TablePublic; own: TableOwn } | null = null;

  const line = redial(dial, {
    opened: join,
    message: (text) => hear(JSON.parse(text) as FromServer),
    bytes: listener.ink,
    lost,
    ping: () => postAtOnce({ type: "Ping" }),
  });
  const pace = throttle();
  const messages = outbox(post, pace, makeId);
  const updates = inOrder<Update>(
    (update) => {
      if (!seen) return;
      seen = { shown: apply(update.public, seen.shown), own: apply(update.own, seen.own) };
      listener.clock(update.now);
      listener.shown(seen.shown, seen.own, { number: update.number, ...byOwner(update.events) });
    },
    () => line.again(),
  );

  function post(text: string, size: number): void {
    pace.sent(size);
    line.send(text);
  }

  function postAtOnce(message: FromClient): void {
    const text = JSON.stringify(message);
    post(text, sizeOf(text));
  }

  function join(): void {
    pace.startAfresh();
    postAtOnce({ type: "Join", table, secret, after: updates.last, teller });
  }

  function lost(): void {
    welcome = false;
    messages.pause();
    listener.online(false);
  }

  function welcomed(message: Welcome): void {
    listener.version(script && message.client && message.client !== script ? "other-page" : "same");
    teller = message.teller;
    pace.obey(message.limits);
    begin(message, message.public, message.own, { recent: message.recent });
  }

  function resumed(message: Resumed): void {
    if (!seen) return;
    const shown = message.public.reduce((before, change) => apply(change, before), seen.shown);
    begin(message, shown, message.own ?? seen.own, { resumed: true });
  }

  /** Starts with a whole or resumed view, which updates follow. */
  function begin(message: Welcome | Resumed, shown: TablePublic, own: TableOwn, how: Partial<TableNews>): void {
    welcome = true;
    line.good();
    updates.startAt(message.number);
    listener.clock(message.now);
    seen = { shown, own };
    listener.shown(shown, own, { number: message.number, ...byOwner(message.events), ...how });
    listener.presence(message.presence);
    listener.online(true);
    messages.begin();
  }

  function end(code: string): void {
    line.hangUp();
    messages.giveUp(code);
    lost();
    listener.gone(code);
  }

  function refused(id: string | null, code: string, facts: Record<string, unknown>): void {
    if (id !== null) messages.refused(id, code, facts);
    else if (!welcome && FINAL.has(code)) end(code);
  }

  function hear(message: FromServer): void {
    switch (message.type) {
      case "Welcome":
        return welcomed(message);
      case "Resumed":
        return resumed(message);
      case "Update":
        updates.update(message);
        if (message.done) hear(message.done);
        return;
      case "Presence":
        return listener.presence(message);
      case "Done":
        return messages.answered(message.id, { done: true, number: message.number, word: message.word });
      case "Refusal":
        return refused(message.id, message.code, message.facts);
      case "Answered":
        return messages.answered(message.id, message.answer);
      case "Reacted":
        return listener.reacted(message);
      case "Pong":
        return listener.clock(message.now);
      case "Bye":
        if (message.code === "too-big") messages.giveUpLargest("too-big"); // or it would be sent again for ever
        if (message.code === "table-too-new") listener.version("table-too-new");
        return FINAL.has(message.code) ? end(message.code) : undefined; // the closing that follows dials again
    }
  }

  line.start();
  return {
    send: messages.send,
    move: messages.move,
    ask: messages.ask,
    sendInk: (bytes) => welcome && pace.takeInk(bytes.length) && line.send(bytes),
    hurry: () => line.hurry(),
    close: () => line.hangUp(),
  };
}

/** Splits events into the table's and the game's. */
function byOwner(told: Update["events"]): Pick<TableNews, "table" | "events"> {
  return {
    table: told.flatMap((one) => (one.of === "table" ? [one.event] : [])),
    events: told.flatMap((one) => (one.of === "game" ? [one.event] : [])),
  };
}
