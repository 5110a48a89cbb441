// A Colyseus room: moves change a schema that is told as patches at once, and ink is gathered for 50 ms. Argument: port
import { Room, Server } from "@colyseus/core";
import { ArraySchema, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const State = schema({
  s: t.uint32(),
  board: t.array("uint8"),
  scores: t.array("uint32"),
  last: t.string(),
  log: t.array("string"),
});

class Table extends Room {
  onCreate() {
    Object.assign(this, { maxClients: 64, seatReservationTimeout: 300, patchRate: null, ink: [] });
    this.setPatchRate?.(null);
    const state = new State();
    Object.assign(state, { s: 0, last: "", board: new ArraySchema(...Array(64).fill(0)) });
    state.scores = new ArraySchema(0, 0, 0, 0);
    state.log = new ArraySchema(...Array(5).fill("x".repeat(40)));
    this.state = state;
    this.onMessage("mv", (_, move) => this.move(move));
    this.onMessageBytes("m", (by, data) => this.ink.push([by, Uint8Array.prototype.slice.call(data)]));
    this.ticking = setInterval(() => this.handRound(), 50);
  }

  move({ s, p, x, cards, note }) {
    const state = this.state;
    if (s !== state.s || p !== s % 4 || !Number.isInteger(x) || x < 0 || x > 63 || !Array.isArray(cards)) return;
    state.s++;
    state.board[x] = p + 1;
    state.scores[p]++;
    state.last = cards[0];
    state.log[state.s % 5] = note.slice(0, 40);
    this.broadcastPatch();
  }

  handRound() {
    const ink = this.ink.splice(0);
    for (const client of ink.length ? this.clients : []) {
      const others = ink.filter(([by]) => by !== client).map(([, data]) => data);
      if (others.length) client.sendBytes("m", Buffer.concat(others));
    }
  }

  onDispose() {
    clearInterval(this.ticking);
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({ pingInterval: 0, maxPayload: 1 << 20 }) });
server.define("table", Table);
await server.listen(Number(process.argv[2]), "127.0.0.1");
