import type { Floating, GameProps, Outcome, TableNews } from "../games/contract";
import { retryNow } from "../browser/retry";
import { type TableView, viewOf } from "../table/view";
import type { Presence, Reacted, TableCommand } from "../wire";
import { openTable, type Version } from "./connection";
import { secretFor, unguessable } from "./secrets";
import { dialSocket } from "./transport";

const REACTION_SHOWN_MS = 3_500;

/** The store of a table's screens: the newest view, presence, the connection to the server. */
export interface Session extends Pick<GameProps, "serverNow" | "send" | "move" | "ask" | "ink" | "reactions"> {
  readonly view: TableView | null;
  readonly news: TableNews;
  readonly presence: Presence;
  readonly online: boolean;
  readonly version: Version;
  /** The code that says why the table is gone, if it is. */
  readonly gone: string | null;
  close: () => void;
}

interface State {
  online: boolean;
  version: Version;
  gone: string | null;
  reactions: Floating[];
}

/** Opens the session at table `code`, until `close`. */
export function attend(code: string): Session {
  const state = $state<State>({ online: false, version: "same", gone: null, reactions: [] });
  let view = $state.raw<TableView | null>(null);
  let news = $state.raw<TableNews>({ number: 0, table: [], events: [] });
  let presence = $state.raw<Presence>({ type: "Presence", connected: [], watchers: 0 });
  let ahead = 0; // of the server's clock, before ours
  let reactionsSeen = 0;
  const inkHandlers = new Set<(bytes: Uint8Array) => void>();

  function float(reacted: Reacted): void {
    const id = ++reactionsSeen;
    state.reactions.push({ ...reacted, id });
    setTimeout(() => (state.reactions = state.reactions.filter((one) => one.id !== id)), REACTION_SHOWN_MS);
  }

  const connection = openTable(
    code,
    secretFor(code),
    dialSocket("/socket"),
    {
      shown: (shown, own, what) => ((view = viewOf(shown, own)), (news = what)),
      presence: (newest) => (presence = newest),
      reacted: float,
      ink: (bytes) => inkHandlers.forEach((handler) => handler(bytes)),
      clock: (now) => (ahead = now - Date.now()),
      online: (online) => {
        state.online = online;
        if (online) retryNow();
      },
      version: (version) => (state.version = version),
      gone: (code) => (state.gone = code),
    },
    () => unguessable(9),
    pageScript(),
  );

  const forget = onReturn(() => connection.hurry());

  return {
    get view() {
      return view;
    },
    get news() {
      return news;
    },
    get presence() {
      return presence;
    },
    get online() {
      return state.online;
    },
    get version() {
      return state.version;
    },
    get gone() {
      return state.gone;
    },
    get reactions() {
      return state.reactions;
    },
    serverNow: () => Date.now() + ahead,
    send: (command: TableCommand): Promise<Outcome> =>
      // A reaction is for this moment: none is kept for later.
      command.type === "React" && !state.online
        ? Promise.resolve({ done: false, code: "offline", facts: {} })
        : connection.send(command),
    move: (command) => connection.move(command),
    ask: (query) => connection.ask(query),
    ink: {
      send: (bytes) => connection.sendInk(bytes),
      on: (handler) => (inkHandlers.add(handler), () => void inkHandlers.delete(handler)),
    },
    close: () => (forget(), connection.close()),
  };
}

/** Returns the name of this page's script, which changes with every build; empty while developing. */
function pageScript(): string {
  const assets = "/assets/";
  return document.querySelector(`script[src^="${assets}"]`)?.getAttribute("src")?.slice(assets.length) ?? "";
}

/** Calls `back` when the network or the reader comes back, so that no delay is waited out. */
function onReturn(back: () => void): () => void {
  const looks = (): void => void (document.hidden || back());
  addEventListener("online", back);
  addEventListener("pageshow", back);
  document.addEventListener("visibilitychange", looks);
  return () => {
    removeEventListener("online", back);
    removeEventListener("pageshow", back);
    document.removeEventListener("visibilitychange", looks);
  };
}
