"""A server is killed at random moments, also while it starts, under people who are busy all the time."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from tests.fault.nursery import Nursery
from tests.fault.restless import NAMES, Restless, check_stored, check_told
from tests.player import open_table

LONGEST = 0.5  # seconds until a kill, from a start or from the first command that is acknowledged afterwards
AT_START = 0.3  # of the kills
QUERY = "SELECT number, seat, body ->> 'name' FROM entry WHERE table_id = ? ORDER BY number"


async def killed(times: int, seed: int) -> int:
    """Kills that many times. Fails if anything acknowledged was lost, repeated or told differently; returns how much
    was acknowledged."""
    with tempfile.TemporaryDirectory() as folder, closing(Nursery(Path(folder))) as nursery:
        nursery.start()
        table = await open_table(nursery.port)
        people = [Restless(name, [nursery.port], table) for name in NAMES]
        for person in people:
            await person.sits_down()
        over = asyncio.Event()
        busy = asyncio.gather(*(person.is_busy("today", 1, over) for person in people))
        rng = Random(seed)
        for _ in range(times):
            await _kill(nursery, people, rng)
        over.set()
        await busy
        check_stored(stored(Path(folder), table), people)
        check_told(people)
        return _acknowledged(people)


async def _kill(nursery: Nursery, people: list[Restless], rng: Random) -> None:
    """And start it again."""
    if rng.random() >= AT_START:
        await _until_more(people)
    moment = asyncio.Event()
    asyncio.get_running_loop().call_later(rng.uniform(0, LONGEST), moment.set)
    await moment.wait()
    nursery.kill()
    nursery.start()


async def _until_more(people: list[Restless]) -> None:
    """Is acknowledged."""
    before = _acknowledged(people)
    while _acknowledged(people) == before:
        await asyncio.sleep(0.2)


def _acknowledged(people: list[Restless]) -> int:
    return sum(len(person.acknowledged) for person in people)


def stored(folder: Path, table: str) -> list[tuple[int, int | None, str | None]]:
    """The table's log as number, seat and new name."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        return connection.execute(QUERY, (table,)).fetchall()
