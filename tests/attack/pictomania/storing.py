"""Filling the disk with cards of your own, and by drawing."""

import asyncio
import json
import sqlite3
import time
from typing import Any

from tests.attack.attacks.text import ACCENTS
from tests.attack.frame import attack
from tests.attack.target import Target
from tests.player import Player
from tests.rules.pictomania.table import LINE
from vernissage.limits.budgets import TableBudgets

GAME = "pictomania"
BUDGETS = TableBudgets()
AT_ONCE = 8  # as many as one connection may send
WORD = "水" * 11
CARDS = [{"level": 4, "words": [WORD] * 7}] * 200  # as many as there may be: 57 KB


def stored(target: Target, table: str) -> int:
    """Bytes of the events of this table."""
    log = sqlite3.connect(target.folder / "data" / "tables.sqlite", timeout=30)
    found = log.execute("SELECT sum(length(body)) FROM entry WHERE table_id = ?", (table,)).fetchone()[0]
    log.close()
    return int(found)


async def until_closed(player: Player, messages: list[dict[str, object]]) -> int:
    """How many of them were carried out, before the server had enough."""
    for message in messages:
        player.send(json.dumps(message, ensure_ascii=False))  # spelt out, it would be too long to be looked at
    player.send({"type": "Ping"})
    done = 0
    while (told := await player.next()) is not None and told["type"] != "Pong":
        done += told["type"] == "Done"
    return done


@attack("own cards with 30,000 accents", short=2, full=30)
async def accents(target: Target, size: int) -> str:
    player = await target.seated(await target.table(GAME), "Eve")
    cards = [{"level": 1, "words": [ACCENTS[:9_000], *"abcdef"]}]
    settings = {"game": GAME, "setup": {"own_cards": cards}, "seats": 6}
    codes = set()
    for _ in range(size):
        codes.add((await player.do("ChangeSettings", settings=settings)).get("code"))
        await asyncio.sleep(1)  # within the bytes that a connection may send
    assert None not in codes, "it was carried out"
    return f"refused as {codes}"


@attack("57 KB of own cards, changed again and again", short=48, full=300)
async def own_cards(target: Target, size: int) -> str:
    """The log may grow by what a seat may store, however often its browser comes back."""
    table, began, done = await target.table(GAME), time.monotonic(), 0
    player = await target.seated(table, "Eve")
    for begin in range(0, size, AT_ONCE):
        done += await until_closed(player, [_settings(at) for at in range(begin, begin + AT_ONCE)])
        await player.hang_up()
        player = await target.player(table, "the secret of Eve")
    await player.hang_up()
    assert done, "nothing was stored, so nothing was tried"
    allowed = BUDGETS.stored_per_seat
    most = allowed.at_once + allowed.per_second * (time.monotonic() - began) + len(str(CARDS))
    assert stored(target, table) <= most, stored(target, table)
    return f"{done} of {size} were stored, {stored(target, table) // 1024} KB in all"


def _settings(at: int) -> dict[str, object]:
    settings = {"game": GAME, "setup": {"own_cards": CARDS, "rounds": 1 + at % 8}, "seats": 6}
    return {"type": "Do", "id": f"settings {at}", "command": {"type": "ChangeSettings", "settings": settings}}


@attack("drawing and clearing without an end", short=40, full=1_500)
async def scribbling(target: Target, size: int) -> str:
    table, began = await target.table(GAME, seconds=0, countdown=False), time.monotonic()
    eve, ben, cleo = [await target.seated(table, name) for name in ("Eve", "Ben", "Cleo")]
    assert (await eve.do("StartGame"))["type"] == "Done"
    assert (await eve.do("Hurry", step=eve.view["game"]["step"]))["type"] == "Done"
    done = 0
    for at in range(size):
        clears = at % 4 == 3
        facts: dict[str, Any] = {} if clears else {"stroke": at, "ink": LINE}
        told = await eve.play("ClearSheet" if clears else "Draw", round=1, **facts)
        done += told["type"] == "Done"
        await asyncio.sleep(0.05)  # as fast as messages may come
    for player in (eve, ben, cleo):
        await player.hang_up()
    allowed = BUDGETS.stored_per_seat
    assert stored(target, table) <= allowed.at_once + allowed.per_second * (time.monotonic() - began) + 100_000
    return f"{done} of {size} were stored, {stored(target, table) // 1024} KB in all"
