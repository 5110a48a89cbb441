"""Themes that take long to judge, fill the memory, or come before the dictionaries are read."""

import asyncio
import json
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.attack.attacks.text import ACCENTS
from tests.attack.frame import attack
from tests.attack.target import VICTIM, Target
from tests.player import Message, Player

GAME = "artline"
LINES = tuple(f"{kind}{number}" for kind in "rc" for number in range(20))
MOST_GROWTH = 64  # megabytes


async def playing(target: Target) -> Player:
    """Somebody in a game that has begun."""
    table = await target.table(GAME)
    eve, ben = await target.seated(table, "Eve"), await target.seated(table, "Ben")
    assert (await eve.do("StartGame"))["type"] == "Done"
    await ben.hang_up()
    return eve


async def asks(player: Player, id: str, **query: object) -> Message:
    """The answer, or the refusal, whatever it takes to get there."""
    message = {"type": "Ask", "id": id, "query": {"language": "en", **query}}
    player.send(json.dumps(message, ensure_ascii=False))
    while (told := await player.next()) is not None:
        if told.get("id") == id:
            return told
    raise AssertionError("the line was closed")


async def a_cell(player: Player) -> list[int]:
    """Where a painting may hang."""
    for cell in product(range(20), range(20)):
        told = await asks(player, f"cell {cell}", type="Consider", cell=cell, themes={})
        if told["type"] == "Answered":
            return list(cell)
        await asyncio.sleep(0.05)  # within its rate
    raise AssertionError("no cell is free")


@attack("themes with 30,000 accents", short=4, full=40)
async def accents(target: Target, size: int) -> str:
    player = await playing(target)
    cell = await a_cell(player)
    told: set[str] = set()
    for at in range(size):
        theme = dict.fromkeys(LINES[:1], ACCENTS)
        query = {"type": "Consider", "themes": theme} if at % 2 else {"type": "Suggest", "typed": ACCENTS}
        answer = await asks(player, f"theme {at}", cell=cell, painting="x", line="r1", **query)
        told.add(str(answer.get("code", answer["type"])))
        await asyncio.sleep(1)  # within the bytes that a connection may send
    assert "server-error" not in told, told
    return f"told {', '.join(sorted(told))}"


@attack("themes of 60 KB fill the memory", short=4, full=60)
async def long_themes(target: Target, size: int) -> str:
    player = await playing(target)
    cell = await a_cell(player)
    before = target.memory()
    for at in range(size):
        themes = {line: f"{at} {line} " + "x" * 1_400 for line in LINES}
        assert (await asks(player, f"theme {at}", type="Consider", cell=cell, themes=themes))["type"]
        await asyncio.sleep(1)
    grown = target.memory() - before
    assert grown <= MOST_GROWTH, grown
    return f"{grown} MB more after {size} messages"


@attack("a theme in the first moment after a start", short=1, full=3)
async def first_theme(_target: Target, size: int) -> str:
    """On a server of its own that has only just begun to listen."""
    for _ in range(size):
        with TemporaryDirectory() as folder, Target(Path(folder)) as fresh:
            player = await playing(fresh)
            asked = asyncio.create_task(asks(player, "first", type="Consider", cell=[0, 0], themes={"r0": "boats"}))
            assert (await fresh.ask("/api/server", VICTIM))[0] == 200
            assert (await asked).get("code") != "server-error"
            await player.hang_up()
    return "it waits for the dictionaries alone; others are answered"
