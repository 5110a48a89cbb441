"""What our own server stands on, bare: picows on uvloop, and SQLite. Moves are stored (FULL) before they are told, ink
is gathered for 50 ms. `bare_picows.py PORT FOLDER`."""

import asyncio
import sqlite3
import sys
import threading
from pathlib import Path
from queue import SimpleQueue

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

PORT, FILE = int(sys.argv[1]), Path(sys.argv[2]) / "moves.sqlite"


class Move(msgspec.Struct):
    s: int
    p: int
    x: int
    cards: list[str]
    note: str


class State(msgspec.Struct, tag="state", tag_field="t"):
    s: int
    board: list[int]
    scores: list[int]
    last: str
    log: list[str]


class Room:
    def __init__(self) -> None:
        self.peers: list[WSTransport] = []
        self.ink: list[tuple[WSTransport, bytes]] = []
        self.state = State(0, [0] * 64, [0] * 4, "", ["x" * 40] * 5)

    def move(self, payload: bytes) -> None:
        move, state = read(payload), self.state
        if move.s != state.s or move.p != state.s % 4 or not 0 <= move.x <= 63:
            return
        state.s += 1
        state.board[move.x] = move.p + 1
        state.scores[move.p] += 1
        state.last = move.cards[0]
        state.log = [*state.log[1:], move.note[:40]]
        stored.put((payload, self, msgspec.json.encode(state)))

    def tell(self, message: bytes) -> None:
        for peer in self.peers:
            peer.send(WSMsgType.TEXT, message)

    def hand_round(self) -> None:
        ink, self.ink = self.ink, []
        for peer in self.peers if ink else ():
            if others := b"".join(data for by, data in ink if by is not peer):
                peer.send(WSMsgType.BINARY, others)


class Listener(WSListener):
    def __init__(self, room: Room) -> None:
        self._room = room

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._room.peers.append(transport)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._room.peers.remove(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.BINARY:
            self._room.ink.append((transport, frame.get_payload_as_bytes()))
        elif frame.msg_type == WSMsgType.TEXT:
            self._room.move(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()


read = msgspec.json.Decoder(Move).decode
rooms: dict[bytes, Room] = {}
stored: SimpleQueue[tuple[bytes, Room, bytes]] = SimpleQueue()


def store_for_ever(loop: asyncio.AbstractEventLoop) -> None:
    """One transaction for all that has gathered."""
    file = sqlite3.connect(FILE, isolation_level=None)
    file.execute("PRAGMA journal_mode=WAL")
    file.execute("PRAGMA synchronous=FULL")
    file.execute("CREATE TABLE move (id INTEGER PRIMARY KEY, body BLOB)")
    while True:
        gathered = [stored.get()]
        while not stored.empty():
            gathered.append(stored.get())
        file.execute("BEGIN")
        file.executemany("INSERT INTO move (body) VALUES (?)", [(payload,) for payload, _, _ in gathered])
        file.execute("COMMIT")
        loop.call_soon_threadsafe(tell_all, gathered)


def tell_all(gathered: list[tuple[bytes, Room, bytes]]) -> None:
    for _, room, message in gathered:
        room.tell(message)


async def tick() -> None:
    while True:
        await asyncio.sleep(0.05)
        for room in rooms.values():
            room.hand_round()


def listener(request: WSUpgradeRequest) -> Listener:
    return Listener(rooms.setdefault(bytes(request.path), Room()))


async def main() -> None:
    threading.Thread(target=store_for_ever, args=[asyncio.get_running_loop()], daemon=True).start()
    server = await ws_create_server(listener, "127.0.0.1", PORT)
    await asyncio.gather(server.serve_forever(), tick())


if __name__ == "__main__":
    uvloop.run(main())
