"""Tables of ours under load: legal moves of Artline, and Pictomania while everybody draws."""

import asyncio
import http.client
import itertools
import json
import time
from contextlib import suppress
from random import Random
from typing import Any

from bench.line import Guest
from vernissage.drawing.ink import FULL_PRESSURE, Stroke, encode, growing

ARTLINE = {"edition": "hermitage", "window_seconds": 0, "turn_seconds": 0, "first": 0}
PICTOMANIA = {"rounds": 4, "seconds": 0, "countdown": False}
MOVES_OF_TURN = {"lay", "discard", "discard-if-sure"}
A_MOMENT = 0.001
FRAMES, FRAMES_PER_SECOND = 20, 20  # of live ink: in a stroke, and of a pen that is down


_tables = itertools.count()


def _address(net: int) -> str:
    """Of one more table: none has the budgets of one that was played before."""
    number = next(_tables)
    return f"127.{net}.{number // 200 % 256}.{number % 200 + 1}"


def ask(port: int, path: str, body: Any = None) -> Any:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    method = "GET" if body is None else "POST"
    connection.request(method, path, None if body is None else json.dumps(body), {"Content-Type": "application/json"})
    return json.loads(connection.getresponse().read())


def open_table(port: int, game: str, setup: dict[str, Any], seats: int) -> str:
    settings = {"game": game, "setup": setup, "seats": seats, "language": "en"}
    code: str = ask(port, "/api/tables", settings)["code"]
    return code


async def seated(port: int, table: str, seats: int, source: str) -> list[Guest]:
    guests = [await Guest.join(port, table, source) for _ in range(seats)]
    for seat, guest in enumerate(guests):
        await guest.do(type="TakeSeat", name=f"P{seat}", seat=seat)
    return guests


class ArtlineTable:
    """Four play legal moves by chance, as fast as they are answered. `moves` counts those that were carried out."""

    SEATS = 4

    def __init__(self, port: int, number: int, words: list[str], watchers: int = 0) -> None:
        self.moves = 0
        self.guests: list[Guest] = []
        self._port, self._watchers, self._source = port, watchers, _address(2)
        self._rng = Random(number)
        self._words, self._refused = self._rng.sample(words, len(words)), set[str]()

    async def open(self) -> None:
        code = open_table(self._port, "artline", ARTLINE, self.SEATS)
        self.guests = await seated(self._port, code, self.SEATS, self._source)
        for _ in range(self._watchers):
            await Guest.join(self._port, code, self._source, follows=False)

    async def play(self) -> None:
        while True:
            await self.guests[0].do(type="StartGame")
            used: set[str] = set()
            while self.guests[0].public["game"]["phase"] != "over":
                await self._turn(used)

    async def _turn(self, used: set[str]) -> None:
        game = self.guests[0].public["game"]
        turn = self.guests[game["turn"]]
        own = turn.own["game"]
        if not MOVES_OF_TURN.intersection(own["may"]):
            await asyncio.sleep(A_MOMENT)  # the first guest has not heard yet whose turn it is by now
            return
        if not own["places"]:
            self.moves += await turn.play(type="Discard", painting=own["hand"][0], sure=True)
            return
        place = self._rng.choice(own["places"])
        opened = [line for line in place["lines"] if len(game["lines"][line]) == 1]
        themes = dict(zip(opened, self._fresh(used), strict=False))
        used.update(themes.values())
        painting = self._rng.choice(own["layable"])
        if await turn.play(type="Lay", painting=painting, cell=place["cell"], themes=themes, language="en"):
            self.moves += 1
            await self._accept(turn)
        else:
            self._refused.update(themes.values())

    async def _accept(self, laid: Guest) -> None:
        placement = laid.public["game"]["placement"]["id"]
        others = [guest for guest in self.guests if guest is not laid]
        self.moves += sum(await asyncio.gather(*(one.play(type="Accept", placement=placement) for one in others)))

    def _fresh(self, used: set[str]) -> list[str]:
        return [word for word in self._words if word not in used and word not in self._refused][:2]


class DrawingTable:
    """Six draw without a pause. `draws`: live ink; `stores`: the strokes that it comes to. Both are counted; `waits`:
    the seconds until each stroke was said to be stored."""

    SEATS = 6

    def __init__(self, port: int, number: int, *, draws: bool, stores: bool) -> None:
        self.records = self.strokes = 0
        self.waits: list[float] = []
        self.guests: list[Guest] = []
        self._port, self._source = port, _address(3)
        self._draws, self._stores = draws, stores
        self._rng = Random(number)

    async def open(self) -> None:
        code = open_table(self._port, "pictomania", PICTOMANIA, self.SEATS)
        self.guests = await seated(self._port, code, self.SEATS, self._source)
        await self.guests[0].do(type="StartGame")
        for guest in self.guests:
            await guest.play(type="Ready", round=1, cards=[*self.guests[0].public["game"]["cards"].values()])

    async def play(self) -> None:
        await asyncio.gather(*(self._draw(guest) for guest in self.guests))

    async def _draw(self, guest: Guest) -> None:
        await asyncio.sleep(self._rng.random() / FRAMES_PER_SECOND)
        number = 1
        while True:
            stroke = self._stroke()
            if self._draws:
                await self._send(guest, number, list(growing(stroke)))
            else:
                await asyncio.sleep(FRAMES / FRAMES_PER_SECOND)
            if self._stores:
                await self._store(guest, number, encode(stroke))
            number += 1

    async def _store(self, guest: Guest, number: int, ink: str) -> None:
        began = time.monotonic()
        is_stored = await guest.play(type="Draw", round=1, stroke=number, ink=ink)
        self.strokes += is_stored  # not in one line: six await at once, and each would add to what was there before
        self.waits.append(time.monotonic() - began)

    async def _send(self, guest: Guest, number: int, points: list[bytes]) -> None:
        offset = 0
        for at in range(0, len(points), 3):
            piece = b"".join(points[at : at + 3])
            guest.line.bytes(b"\x01" + _varint(number) + _varint(offset) + piece)
            offset += len(piece)
            self.records += 1
            await asyncio.sleep(1 / FRAMES_PER_SECOND)

    def _stroke(self) -> Stroke:
        x, y = self._rng.randrange(100, 600), self._rng.randrange(100, 600)
        steps = range(3 * FRAMES)
        return Stroke(2, tuple((x + 7 * step, y + (step * step) % 23, FULL_PRESSURE) for step in steps))


def _varint(number: int) -> bytes:
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*encoded, number])


async def at_work(tables: list[Any], work: Any) -> Any:
    """What `work` answers with while all tables are played."""
    await asyncio.gather(*(table.open() for table in tables))
    playing = [asyncio.ensure_future(table.play()) for table in tables]
    try:
        return await work()
    finally:
        for task in playing:
            task.cancel()
        for task in playing:
            with suppress(asyncio.CancelledError):
                await task
        for table in tables:
            for guest in table.guests:
                guest.line.close()
