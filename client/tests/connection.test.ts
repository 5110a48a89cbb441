import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, type Listener, openTable, type Version } from "../src/connection/connection";
import { delayBefore } from "../src/connection/redial";
import type { Dial, LineEvents } from "../src/connection/transport";
import type { TableNews } from "../src/games/contract";
import type { Delta, FromClient, FromServer, SendingLimits, TableOwn, TablePublic, Update } from "../src/wire";
import { S0 } from "./seats";

/** A server in memory: keeps every line that was dialled, and what was said on it. */
function memoryServer() {
  const lines: { events: LineEvents; heard: FromClient[]; ink: Uint8Array[]; open: boolean }[] = [];
  const dial: Dial = (events) => {
    const line = { events, heard: [] as FromClient[], ink: [] as Uint8Array[], open: true };
    lines.push(line);
    return {
      send: (what) =>
        line.open && (typeof what === "string" ? line.heard.push(JSON.parse(what) as FromClient) : line.ink.push(what)),
      close: () => (line.open = false),
    };
  };
  const newest = () => lines.at(-1)!;
  return {
    dial,
    lines,
    newest,
    say: (message: FromServer) => newest().events.message(JSON.stringify(message)),
    heard: (type: FromClient["type"]) => newest().heard.filter((message) => message.type === type),
    breakLine: () => newest().events.closed(),
  };
}

const shown = (code: string) => ({ code, seats: { 0: { name: "Ada" } } }) as unknown as TablePublic;
const LIMITS: SendingLimits = {
  messages_per_second: 20,
  messages_at_once: 80,
  message_bytes: 65_536,
  unanswered: 100,
  bytes_per_second: 65_536,
  bytes_at_once: 524_288,
  ink_frames_per_second: 25,
  ink_frame_bytes: 1_024,
};
const welcome = (number: number, client = "", limits = LIMITS): FromServer => ({
  type: "Welcome",
  number,
  now: 1_000,
  public: shown(`v${number}`),
  own: { you: null, game: null },
  events: [],
  presence: { type: "Presence", connected: [S0], watchers: 0 },
  teller: 99,
  recent: [],
  limits,
  client,
});
const resumed = (number: number, changes: Delta[], own: TableOwn | null = null): FromServer => ({
  type: "Resumed",
  number,
  now: 3_000,
  public: changes,
  own,
  events: [],
  presence: { type: "Presence", connected: [S0], watchers: 0 },
});
const update = (after: number, number: number, own: Delta = {}): Update => ({
  type: "Update",
  after,
  number,
  now: 2_000,
  events: [],
  public: { put: [[["code"], `v${number}`]] },
  own,
});

describe("a seat at a table", () => {
  let server: ReturnType<typeof memoryServer>;
  let seen: {
    views: string[];
    parts: { shown: TablePublic; own: TableOwn }[];
    news: TableNews[];
    online: boolean[];
    versions: Version[];
    gone: string[];
    ink: number[][];
  };
  let table: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    server = memoryServer();
    seen = { views: [], parts: [], news: [], online: [], versions: [], gone: [], ink: [] };
    const listener: Listener = {
      shown: (shown, own, news) => (seen.views.push(shown.code), seen.parts.push({ shown, own }), seen.news.push(news)),
      presence: () => undefined,
      reacted: () => undefined,
      ink: (bytes) => seen.ink.push([...bytes]),
      clock: () => undefined,
      online: (online) => seen.online.push(online),
      version: (version) => seen.versions.push(version),
      gone: (code) => seen.gone.push(code),
    };
    let ids = 0;
    table = openTable("K7QD", "secret", server.dial, listener, () => `id${++ids}`, "shell-today.js");
    server.newest().events.opened();
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  /** The line breaks, is dialled again and opened. */
  function comeBack(): void {
    server.breakLine();
    vi.advanceTimersByTime(400);
    server.newest().events.opened();
  }

  /** The server carries out all that it has heard. */
  function answerAll(): void {
    for (const message of server.heard("Do"))
      server.say({ type: "Done", id: (message as { id: string }).id, number: 2, word: null });
  }

  it("shows what an update changes in either part, and keeps the rest", () => {
    server.say(welcome(7));
    server.say(update(7, 8, { put: [[["you"], 2]] }));
    const [before, after] = seen.parts;
    expect(after).toEqual({ shown: { code: "v8", seats: { 0: { name: "Ada" } } }, own: { you: 2, game: null } });
    expect(after?.shown.seats).toBe(before?.shown.seats);
  });

  it("says when the server hands out another page than this one", () => {
    server.say(welcome(7, "shell-today.js"));
    server.say(welcome(7));
    server.say(welcome(7, "shell-tomorrow.js"));
    expect(seen.versions).toEqual(["same", "same", "other-page"]);
  });

  it("looks for a newer server when the table is too new for this one, and sends there what was not answered", () => {
    server.say(welcome(7));
    void table.send({ type: "StartGame" });
    server.say({ type: "Bye", code: "table-too-new" });
    expect(seen.versions.at(-1)).toBe("table-too-new");
    comeBack();
    server.say(welcome(9));
    expect(server.heard("Do")).toHaveLength(1);
    expect(seen.versions.at(-1)).toBe("same");
    expect(seen.gone).toEqual([]);
  });

  it("shows a welcome as it is, whatever was there before", () => {
    server.say(welcome(7));
    server.say(update(7, 8, { put: [[["you"], 2]] }));
    server.say(welcome(12));
    expect(seen.parts.at(-1)).toEqual({ shown: shown("v12"), own: { you: null, game: null } });
  });

  it("carries ink both ways while it is at the table, and keeps none for later", () => {
    table.sendInk(Uint8Array.of(1, 0));
    server.say(welcome(7));
    table.sendInk(Uint8Array.of(1, 1));
    server.newest().events.bytes(Uint8Array.of(2, 9));
    expect(server.newest().ink).toEqual([Uint8Array.of(1, 1)]);
    expect(seen.ink).toEqual([[2, 9]]);
  });

  it("joins with its secret, the last number it saw and who showed it", () => {
    expect(server.heard("Join")).toEqual([{ type: "Join", table: "K7QD", secret: "secret", after: 0, teller: 0 }]);
    server.say(welcome(7));
    server.say(update(7, 8));
    comeBack();
    expect(server.heard("Join")).toEqual([{ type: "Join", table: "K7QD", secret: "secret", after: 8, teller: 99 }]);
  });

  it("goes on from what it has when it is told only what it has missed", () => {
    server.say(welcome(7));
    comeBack();
    const seat = { put: [[["seats", "1"], { name: "Ben" }]] } as unknown as Delta;
    server.say(resumed(10, [seat, { put: [[["code"], "v10"]], gone: [["seats", "0"]] }], { you: S0, game: null }));
    expect(seen.parts.at(-1)).toEqual({
      shown: { code: "v10", seats: { 1: { name: "Ben" } } },
      own: { you: S0, game: null },
    });
    expect(seen.news.at(-1)).toEqual({ number: 10, table: [], events: [], resumed: true });
    server.say(update(10, 11));
    expect(seen.views.at(-1)).toBe("v11");
  });

  it("is back, and sends again what was not answered, also when it has missed nothing", () => {
    server.say(welcome(7));
    void table.send({ type: "Say", text: "hello" });
    comeBack();
    server.say(resumed(7, []));
    expect(seen.parts.at(-1)).toEqual(seen.parts[0]);
    expect(seen.online).toEqual([true, false, true]);
    expect(server.heard("Do")).toMatchObject([{ id: "id1" }]);
  });

  it("shows updates in order and a repeated one once", () => {
    server.say(welcome(3));
    server.say(update(3, 4));
    server.say(update(3, 4));
    server.say(update(4, 6));
    expect(seen.views).toEqual(["v3", "v4", "v6"]);
  });

  it("joins again from the last good number when an update is missing", () => {
    server.say(welcome(3));
    server.say(update(5, 6));
    expect(server.lines).toHaveLength(2);
    server.newest().events.opened();
    expect(server.heard("Join")).toMatchObject([{ after: 3 }]);
    expect(seen.views).toEqual(["v3"]);
  });

  it("sends a command once and settles it when it is stored", async () => {
    server.say(welcome(1));
    const outcome = table.send({ type: "StartGame" });
    expect(server.heard("Do")).toHaveLength(1);
    server.say({ type: "Done", id: "id1", number: 2, word: null });
    expect(await outcome).toEqual({ done: true, number: 2, word: null });
    comeBack();
    server.say(welcome(2));
    expect(server.heard("Do")).toEqual([]);
  });

  it("settles a command with the update it led to, once that is shown", async () => {
    server.say(welcome(1));
    const outcome = table.send({ type: "StartGame" }).then((settled) => ({ settled, views: [...seen.views] }));
    server.say({ ...update(1, 2), done: { type: "Done", id: "id1", number: 2, word: null } });
    expect(await outcome).toEqual({ settled: { done: true, number: 2, word: null }, views: ["v1", "v2"] });
  });

  it("sends an unanswered command again under the same id after a reconnect", async () => {
    server.say(welcome(1));
    const outcome = table.send({ type: "Say", text: "hello" });
    comeBack();
    expect(server.heard("Do")).toEqual([]);
    server.say(welcome(1));
    expect(server.heard("Do")).toMatchObject([{ id: "id1" }]);
    server.say({ type: "Refusal", id: "id1", code: "chat-off", facts: {} });
    expect(await outcome).toEqual({ done: false, code: "chat-off", facts: {} });
  });

  it("keeps moves in the game and commands of the table in one order", () => {
    server.breakLine();
    void table.send({ type: "Say", text: "first" });
    void table.move({ type: "Offer", card: "007" });
    vi.advanceTimersByTime(400);
    server.newest().events.opened();
    server.say(welcome(1));
    expect(server.newest().heard.slice(1)).toEqual([
      { type: "Do", id: "id1", command: { type: "Say", text: "first" } },
      { type: "Play", id: "id2", command: { type: "Offer", card: "007" } },
    ]);
  });

  it("tells the table's events from the game's", () => {
    server.say(welcome(1));
    const [said, offered] = [{ type: "Said", seat: 0, text: "hi" } as const, { type: "Offered" }];
    server.say({
      ...update(1, 3),
      events: [
        { of: "table", event: said },
        { of: "game", event: offered },
      ],
    } as FromServer);
    expect(seen.news.at(-1)).toEqual({ number: 3, table: [said], events: [offered] });
  });

  it("keeps what is sent without a connection, in order, for the next one", () => {
    server.breakLine();
    void table.send({ type: "Say", text: "first" });
    void table.send({ type: "Say", text: "second" });
    vi.advanceTimersByTime(400);
    server.newest().events.opened();
    server.say(welcome(1));
    expect(server.heard("Do")).toMatchObject([{ command: { text: "first" } }, { command: { text: "second" } }]);
  });

  it("sends many in portions that the server takes, in order", () => {
    server.breakLine();
    for (let line = 0; line < 200; line++) void table.send({ type: "Say", text: String(line) });
    vi.advanceTimersByTime(400);
    server.newest().events.opened();
    server.say(welcome(1));
    expect(server.heard("Do")).toHaveLength(40);
    for (let second = 1; second <= 12; second++) {
      answerAll();
      vi.advanceTimersByTime(1_000);
      expect(server.heard("Do").length).toBeLessThanOrEqual(40 + 20 * second);
    }
    expect(server.heard("Do").map((one) => (one as { id: string }).id)).toEqual(
      Array.from({ length: 200 }, (_, at) => `id${at + 1}`),
    );
  });

  it("waits for answers rather than have too many messages unanswered", () => {
    server.say(welcome(1, "", { ...LIMITS, messages_per_second: 1_000, messages_at_once: 4_000 }));
    for (let line = 0; line < 200; line++) void table.send({ type: "Say", text: String(line) });
    vi.advanceTimersByTime(5_000);
    expect(server.heard("Do")).toHaveLength(50);
    answerAll();
    expect(server.heard("Do").length).toBeGreaterThan(90);
  });

  it("begins again with what is still unanswered when the line breaks between portions", () => {
    server.breakLine();
    for (let line = 0; line < 50; line++) void table.send({ type: "Say", text: String(line) });
    vi.advanceTimersByTime(400);
    server.newest().events.opened();
    server.say(welcome(1));
    for (let line = 0; line < 40; line++) server.say({ type: "Done", id: `id${line + 1}`, number: 2, word: null });
    server.breakLine();
    const broken = server.newest();
    vi.advanceTimersByTime(400);
    server.newest().events.opened();
    server.say(welcome(2));
    expect(broken.heard.filter(({ type }) => type === "Do")).toHaveLength(40);
    expect(server.heard("Do")).toHaveLength(10);
    expect(server.heard("Do")[0]).toMatchObject({ id: "id41" });
  });

  it("refuses what is too big for a message, and sends none of it", async () => {
    server.say(welcome(1));
    const outcome = await table.move({ type: "Write", text: "ы".repeat(33_000) });
    expect(outcome).toEqual({ done: false, code: "too-big", facts: {} });
    expect(await table.ask({ type: "Judge", text: "ы".repeat(33_000) })).toBeNull();
    expect(server.newest().heard).toHaveLength(1);
  });

  it("gives up the largest command when the server finds one too big, and sends the others again", async () => {
    server.say(welcome(1));
    void table.send({ type: "Say", text: "hello" });
    const outcome = table.move({ type: "Write", text: "x".repeat(20_000) });
    server.say({ type: "Bye", code: "too-big" });
    expect(await outcome).toEqual({ done: false, code: "too-big", facts: {} });
    comeBack();
    server.say(welcome(1));
    expect(server.newest().heard.slice(1)).toMatchObject([{ type: "Do", id: "id1" }]);
  });

  it("answers a question with nothing when the line breaks, and asks none without one", async () => {
    server.say(welcome(1));
    const query = { type: "CountCards", seat: 1 };
    const answer = table.ask(query);
    server.breakLine();
    expect(await answer).toBeNull();
    expect(await table.ask(query)).toBeNull();
  });

  it("gives up a line that has fallen silent", () => {
    server.say(welcome(1));
    vi.advanceTimersByTime(10_000);
    expect(server.heard("Ping")).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(seen.online).toEqual([true, false]);
    vi.advanceTimersByTime(1_000);
    expect(server.lines).toHaveLength(2);
  });

  it("keeps a line that answers", () => {
    server.say(welcome(1));
    for (let minute = 0; minute < 5; minute++) {
      vi.advanceTimersByTime(10_000);
      server.say({ type: "Pong", now: 5_000 });
    }
    expect(server.lines).toHaveLength(1);
  });

  it("dials at once when the reader comes back", () => {
    for (let attempt = 0; attempt < 8; attempt++) {
      server.breakLine();
      vi.advanceTimersByTime(10_000);
    }
    server.breakLine();
    const before = server.lines.length;
    table.hurry();
    expect(server.lines).toHaveLength(before + 1);
  });

  it("finds out soon whether a line survived the device's sleep", () => {
    server.say(welcome(1));
    table.hurry();
    expect(server.heard("Ping")).toHaveLength(1);
    vi.advanceTimersByTime(2_300);
    expect(server.lines).toHaveLength(2);
  });

  it("does not listen to a line it has left", () => {
    server.say(welcome(1));
    const old = server.newest();
    comeBack();
    old.events.message(JSON.stringify(update(1, 2)));
    old.events.closed();
    expect(seen.views).toEqual(["v1"]);
    expect(server.lines).toHaveLength(2);
  });

  it("ends for good when the table is gone, and says so to every command", async () => {
    const outcome = table.send({ type: "StartGame" });
    server.say({ type: "Bye", code: "unknown-table" });
    server.breakLine();
    vi.advanceTimersByTime(60_000);
    expect(seen.gone).toEqual(["unknown-table"]);
    expect(server.lines).toHaveLength(1);
    expect(await outcome).toMatchObject({ done: false, code: "unknown-table" });
  });

  it("comes back after a restart of the server", () => {
    server.say(welcome(4));
    server.say({ type: "Bye", code: "restart" });
    comeBack();
    server.say(welcome(5));
    expect(seen.online).toEqual([true, false, true]);
    expect(seen.views).toEqual(["v4", "v5"]);
  });
});

describe("the wait before the next try", () => {
  it("is at most a second while a server restarts, and eight when it stays away", () => {
    const waits = [0, 1, 2, 3, 59, 60].map((attempt) => delayBefore(attempt, () => 1));
    expect(waits).toEqual([250, 500, 1_000, 1_000, 1_000, 8_000]);
  });

  it("is different for everybody", () => expect(delayBefore(3, () => 0)).toBe(500));
});
