"""Live ink over real sockets: seen by the others, merged for the slow, and bad ink harms nobody."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.player import Player, open_table
from tests.rules.pictomania.table import LINE
from tests.serving import served
from tests.unit.web.test_ink_frames import pieces_in
from vernissage.table.ink import Piece
from vernissage.table.ink_flow import TICK
from vernissage.web import session
from vernissage.web.session import FLOOD_AT_ONCE, INK_AT_ONCE

NAMES = ("Ada", "Ben", "Cléo")
STROKES = 50
Work = Callable[[int, str, list[Player]], Awaitable[None]]


async def drawing(port: int) -> tuple[str, list[Player]]:
    """A table of three that has begun to draw."""
    table = await open_table(port, setup={"type": "pictomania", "seconds": 0})
    players = [await Player.join(port, table, f"{name}'s long secret") for name in NAMES]
    for player, name in zip(players, NAMES, strict=True):
        assert (await player.do("TakeSeat", name=name))["type"] == "Done"
    assert (await players[0].do("StartGame"))["type"] == "Done"
    assert (await players[0].do("Hurry"))["type"] == "Done"
    for player in players:
        while player.number < players[0].number:
            await player.next()
    return table, players


def on_table(folder: Path, work: Work, **settings: Any) -> None:
    async def run() -> None:
        async with served(folder, **settings) as port:
            await work(port, *await drawing(port))

    asyncio.run(run())


def piece(stroke: int, offset: int, data: bytes) -> bytes:
    """A frame as a client sends it."""
    head = bytes([1, stroke])
    return head + (bytes([offset]) if offset < 128 else bytes([offset & 0x7F | 0x80, offset >> 7])) + data


def seen(player: Player) -> list[Piece]:
    return [one for frame in player.line.ink for one in pieces_in(frame)]


async def draws(drawer: Player, *others: Player) -> None:
    """A whole stroke goes through: the game is unharmed."""
    assert (await drawer.do("Draw", round=1, ink=LINE))["type"] == "Done"
    for player in others:
        while player.number < drawer.number:
            await player.next()
        assert player.seen[-1]["events"][-1]["type"] == "StrokeDrawn"


def test_ink_is_seen_while_it_is_drawn_by_everybody_but_its_drawer(tmp_path: Path) -> None:  # P11
    async def work(port: int, table: str, players: list[Player]) -> None:
        ada, ben, cleo = players
        watcher = await Player.join(port, table, "a watcher's secret")
        ada.send_ink(piece(1, 0, b"abc"))
        cleo.send_ink(piece(9, 0, b"xyz"))
        await asyncio.sleep(2 * TICK)
        ada.send_ink(piece(1, 3, b"def"))
        await asyncio.sleep(2 * TICK)
        assert seen(ada) == [Piece(2, 9, 0, b"xyz")]
        for reader in (ben, watcher):
            assert [one for one in seen(reader) if one.seat == 0] == [Piece(0, 1, 0, b"abc"), Piece(0, 1, 3, b"def")]
        await draws(ada, ben, cleo, watcher)
        late = await Player.join(port, table, "late, but long enough")
        ben.send_ink(piece(1, 0, b"pen"))
        await asyncio.sleep(2 * TICK)
        assert seen(late) == [Piece(2, 9, 0, b"xyz"), Piece(1, 1, 0, b"pen")]
        assert late.view["game"]["sheets"]["1"]["0"]["strokes"] == [LINE]

    on_table(tmp_path, work)


def test_a_reader_gets_at_most_one_frame_in_50_milliseconds(tmp_path: Path) -> None:
    async def work(_port: int, _table: str, players: list[Player]) -> None:
        ada, ben, cleo = players
        came: list[float] = []
        ben.line.ink = Stamped(came)  # type: ignore[assignment]
        for at in range(20):
            ada.send_ink(piece(1, at, b"a"))
            cleo.send_ink(piece(1, at, b"c"))
            await asyncio.sleep(0.02)
        await asyncio.sleep(2 * TICK)
        assert len(came) >= 5
        assert len(came) <= 0.4 / TICK + 6  # sleeping takes longer than it says
        assert min(after - before for before, after in pairwise(came)) > TICK / 3  # the tests' own loop may lag behind

    on_table(tmp_path, work)


class Stamped:
    """Keeps when something came."""

    def __init__(self, came: list[float]) -> None:
        self._came = came

    def append(self, _frame: bytes) -> None:
        self._came.append(time.monotonic())


def test_a_slow_reader_is_merged_and_slows_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "WRITE_BUFFER", 8 * 1024)

    async def work(port: int, table: str, players: list[Player]) -> None:
        ada, ben, _ = players
        slow = await Player.join(port, table, "a slow one's secret", receive_buffer=4096)
        slow.transport.underlying_transport.pause_reading()
        for stroke in range(STROKES):
            ada.send_ink(piece(stroke, 0, b"x" * 100))
            await asyncio.sleep(TICK)
            await draws(ada, ben)
        ada.send_ink(piece(200, 0, b"the last"))
        await asyncio.sleep(2 * TICK)
        assert len(seen(ben)) > STROKES / 2
        assert seen(ben)[-1] == Piece(0, 200, 0, b"the last")
        slow.transport.underlying_transport.resume_reading()
        while slow.number < ada.number:
            await slow.next()
        await asyncio.sleep(2 * TICK)
        assert slow.view["game"]["sheets"]["1"]["0"]["strokes"] == [LINE] * STROKES
        assert seen(slow)[-1] == Piece(0, 200, 0, b"the last")
        assert len(seen(slow)) < len(seen(ben))

    on_table(tmp_path, work, send_buffer=4096)


HANGS_UP = {
    "empty": b"",
    "an unknown kind": b"\x09\x01\x00abc",
    "the server's own kind": b"\x02\x00\x01\x00\x03abc",
    "an offset that does not end": b"\x01\x01\xff\xff\xff\xff",
}


@pytest.mark.parametrize("case", HANGS_UP)
def test_what_is_no_ink_closes_the_line_and_harms_nobody(tmp_path: Path, case: str) -> None:
    async def work(_port: int, _table: str, players: list[Player]) -> None:
        ada, ben, cleo = players
        ben.send_ink(HANGS_UP[case])
        assert (await ben.closed())[-1] == {"type": "Bye", "code": "not-text"}
        await draws(ada, cleo)

    on_table(tmp_path, work)


DROPPED = {
    "too long": piece(1, 0, b"x" * 1100),
    "longer than any message": piece(1, 0, b"x" * 100_000),
    "an offset out of nowhere": piece(1, 99, b"abc"),
}


@pytest.mark.parametrize("case", DROPPED)
def test_ink_that_leads_nowhere_is_dropped(tmp_path: Path, case: str) -> None:
    async def work(_port: int, _table: str, players: list[Player]) -> None:
        ada, ben, cleo = players
        ben.send_ink(DROPPED[case])
        await asyncio.sleep(2 * TICK)
        assert seen(ada) == seen(cleo) == []
        await draws(ben, ada, cleo)

    on_table(tmp_path, work)


def test_after_the_first_guess_no_ink_is_seen(tmp_path: Path) -> None:  # P15
    async def work(_port: int, _table: str, players: list[Player]) -> None:
        ada, ben, cleo = players
        own = ben.view["game"]["word"]["number"]
        guess = await ben.do("MakeGuess", round=1, drawer=0, number=own % 7 + 1)
        assert guess["type"] == "Done"
        ben.send_ink(piece(1, 0, b"abc"))
        assert (await ben.do("Draw", round=1, ink=LINE))["code"] == "drawing-finished"
        await asyncio.sleep(2 * TICK)
        assert seen(ada) == seen(cleo) == []
        await draws(ada, cleo)

    on_table(tmp_path, work)


def test_a_stroke_that_is_refused_goes_again(tmp_path: Path) -> None:
    async def work(_port: int, _table: str, players: list[Player]) -> None:
        ada, ben, cleo = players
        ben.send_ink(piece(1, 0, b"abc"))
        await asyncio.sleep(2 * TICK)
        assert (await ben.do("Draw", round=1, ink="no ink"))["code"] == "bad-ink"
        await asyncio.sleep(2 * TICK)
        assert seen(ada) == [Piece(1, 1, 0, b"abc"), Piece(1, 1, 0, b"")]
        await draws(ben, ada, cleo)

    on_table(tmp_path, work)


def test_a_burst_is_thinned_out_and_the_line_stays(tmp_path: Path) -> None:
    async def work(_port: int, _table: str, players: list[Player]) -> None:
        ada, ben, cleo = players
        for stroke in range(FLOOD_AT_ONCE // 2):
            ben.send_ink(piece(stroke, 0, bytes([stroke])))
        await asyncio.sleep(2 * TICK)
        assert max(one.stroke for one in seen(ada)) < INK_AT_ONCE + 10
        await draws(ben, ada, cleo)

    on_table(tmp_path, work)


def test_ten_thousand_frames_a_second_end_the_line_and_slow_nobody(tmp_path: Path) -> None:
    async def work(_port: int, _table: str, players: list[Player]) -> None:
        ada, ben, cleo = players
        for at in range(10_000):
            ben.send_ink(piece(at % 256, 0, b"flood"))
        began = time.monotonic()
        await draws(ada, cleo)
        assert time.monotonic() - began < 1
        assert (await ben.closed())[-1] == {"type": "Bye", "code": "too-fast"}
        assert len(ada.line.ink) < 10

    on_table(tmp_path, work)
