// Plain `ws`: moves with JSON, checked by hand and told at once, and ink gathered for 50 ms. Argument: port
import { WebSocketServer } from "ws";

const rooms = new Map();

function roomOf(name) {
  if (!rooms.has(name)) {
    const log = Array(5).fill("x".repeat(40));
    const state = { t: "state", s: 0, board: Array(64).fill(0), scores: [0, 0, 0, 0], last: "", log };
    rooms.set(name, { peers: new Set(), ink: [], state });
  }
  return rooms.get(name);
}

function move({ state, peers }, data) {
  const { s, p, x, cards, note } = JSON.parse(data);
  if (s !== state.s || p !== s % 4 || !Number.isInteger(x) || x < 0 || x > 63 || !Array.isArray(cards)) return;
  state.s++;
  state.board[x] = p + 1;
  state.scores[p]++;
  state.last = cards[0];
  state.log.push(note.slice(0, 40));
  state.log.shift();
  const told = JSON.stringify(state);
  for (const peer of peers) peer.send(told);
}

const server = new WebSocketServer({ port: Number(process.argv[2]), host: "127.0.0.1", perMessageDeflate: false });
server.on("connection", (socket, request) => {
  const room = roomOf(request.url);
  room.peers.add(socket);
  socket.on("message", (data, isBinary) => (isBinary ? room.ink.push([socket, data]) : move(room, data)));
  socket.on("close", () => room.peers.delete(socket));
});

setInterval(() => {
  for (const room of rooms.values()) {
    const ink = room.ink.splice(0);
    for (const peer of ink.length ? room.peers : []) {
      const others = ink.filter(([by]) => by !== peer).map(([, data]) => data);
      if (others.length) peer.send(Buffer.concat(others), { binary: true });
    }
  }
}, 50);
