"""The peers: what they are, how they are installed, and how their tables are played."""

import asyncio
import http.client
import itertools
import json
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import msgspec
from msgspec import Struct

from bench.line import Line
from bench.our_tables import FRAMES_PER_SECOND
from bench.servers import INSTALLED, PEERS

NOTE = "n" * 180
MOVE = {"x": 17, "cards": ["ace-of-spades", "king-of-hearts", "two-of-clubs"], "note": NOTE}
JOIN_ROOM, ROOM_DATA, ROOM_PATCH, ROOM_BYTES = 10, 13, 15, 17  # Colyseus' first bytes
STATE_ID = re.compile(rb'"_stateID":(\d+)')
_runs = itertools.count()


def install() -> None:
    """From the registry, as the lock says; raises `CalledProcessError` without a network."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in PEERS.iterdir():
        if file.suffix in (".json", ".mjs", ".cjs") or file.name == ".npmrc":
            shutil.copy(file, INSTALLED)
    command = [
        "npm",
        "install",
        "--no-save",
        "--omit=optional",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--silent",
    ]
    subprocess.run(command, cwd=INSTALLED, check=True)


class Room:
    """Some players at one table of a peer. `moves` and `records` count what they have done."""

    def __init__(self, port: int, seats: int) -> None:
        self.moves = self.records = 0
        self.lines: list[Line] = []
        self._port, self._seats = port, seats
        self._name = f"{next(_runs)}"
        self._rng = Random(self._name)
        self._told: list[int] = [0] * seats
        self._all_told = asyncio.Event()

    async def open(self) -> None:
        for seat in range(self._seats):
            self.lines.append(await self._connect(seat))

    async def play_moves(self) -> None:
        """One after another; the next when everybody has seen the last."""
        while True:
            self._all_told.clear()
            self._move(self.moves, self.moves % self._seats)
            await self._all_told.wait()
            self.moves += 1

    async def play_ink(self) -> None:
        await asyncio.gather(*(self._draw(line) for line in self.lines))

    async def _draw(self, line: Line) -> None:
        """Nobody begins together with others, as at our own tables: frames that come at once cost a server less."""
        await asyncio.sleep(self._rng.random() / FRAMES_PER_SECOND)
        while True:
            line.bytes(self.ink(b"\x01\x01\x01\x09" + b"\x0e\x02\x03" * 3))
            self.records += 1
            await asyncio.sleep(1 / FRAMES_PER_SECOND)

    def ink(self, record: bytes) -> bytes:
        return record

    async def _connect(self, seat: int) -> Line:
        line = await Line.connect(f"ws://127.0.0.1:{self._port}/{self._name}")
        line.listen(partial(self._hear, seat))
        return line

    def _hear(self, seat: int, frame: bytes) -> None:
        if not self.is_news(frame):
            return
        self._told[seat] += 1
        if min(self._told) > self.moves:
            self._all_told.set()

    def is_news(self, frame: bytes) -> bool:
        return frame.startswith(b'{"t":"state"')

    def _move(self, number: int, seat: int) -> None:
        self.lines[seat].text(json.dumps({"s": number, "p": seat, **MOVE}).encode())


class ColyseusRoom(Room):
    async def open(self) -> None:
        first = self._matchmake("create/table")
        room = first.get("room", first)
        for seat in range(self._seats):
            reserved = first if seat == 0 else self._matchmake(f"joinById/{room['roomId']}")
            path = f"{room['processId']}/{room['roomId']}?sessionId={reserved['sessionId']}"
            line = await Line.connect(f"ws://127.0.0.1:{self._port}/{path}")
            line.listen(partial(self._hear, seat))
            line.bytes(bytes([JOIN_ROOM]))
            self.lines.append(line)
        await asyncio.sleep(0.1)  # until everybody has the state

    def _matchmake(self, what: str) -> dict[str, dict[str, str]]:
        connection = http.client.HTTPConnection("127.0.0.1", self._port)
        connection.request("POST", f"/matchmake/{what}", "{}", {"Content-Type": "application/json"})
        found: dict[str, dict[str, str]] = json.loads(connection.getresponse().read())
        return found

    def is_news(self, frame: bytes) -> bool:
        return frame[0] == ROOM_PATCH

    def _move(self, number: int, seat: int) -> None:
        move = msgspec.msgpack.encode({"s": number, "p": seat, **MOVE})
        self.lines[seat].bytes(bytes([ROOM_DATA]) + msgspec.msgpack.encode("mv") + move)

    def ink(self, record: bytes) -> bytes:
        return bytes([ROOM_BYTES]) + msgspec.msgpack.encode("m") + record


class BoardgameRoom(Room):
    """A move names the number of the state that it is made on, which rises by more than one."""

    _state = 0

    async def _connect(self, seat: int) -> Line:
        line = await Line.connect(f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket")
        synced = asyncio.Event()

        def hear(frame: bytes) -> None:
            if frame == b"2":
                line.text(b"3")  # socket.io's own ping
            elif frame.startswith(b"0"):
                line.text(b"40/g,")
            elif frame.startswith(b"40"):
                line.text(f'42/g,["sync","{self._name}","{seat}",null,4]'.encode())
            elif b'["sync"' in frame[:20]:
                synced.set()
            else:
                self._hear(seat, frame)

        line.listen(hear)
        await synced.wait()
        return line

    def is_news(self, frame: bytes) -> bool:
        if b'["update",' not in frame[:30]:
            return False
        found = STATE_ID.search(frame)
        self._state = int(found[1]) if found else 0
        return True

    def _move(self, number: int, seat: int) -> None:  # noqa: ARG002 - others count moves
        payload = {"type": "mv", "args": [MOVE], "playerID": str(seat), "credentials": None}
        update = ["update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._name, str(seat)]
        self.lines[seat].text(b"42/g," + json.dumps(update).encode())


class Peer(Struct, frozen=True):
    """What each does not do that we do is in README.md."""

    name: str
    command: tuple[str, ...]
    room: Callable[[int, int], Room]
    does: Sequence[str] = ("moves", "ink")


PEERS_BY_NAME = {
    peer.name: peer
    for peer in (
        Peer("bare picows", ("python", "bare_picows.py", "{folder}"), Room),
        Peer("node ws", ("node", "node_ws.mjs"), Room),
        Peer("Colyseus", ("node", "colyseus.mjs"), ColyseusRoom),
        Peer("boardgame.io", ("node", "boardgame_io.cjs"), BoardgameRoom, ("moves",)),
    )
}
