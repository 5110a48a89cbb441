"""A log is written on a disk whose power is cut, and looked through afterwards."""

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from unittest.mock import patch

from tests.awaited_log import AwaitedLog
from tests.fault.disk import Disk, power_cuts
from vernissage.eventlog.port import Conflict, Entry, NotStored
from vernissage.eventlog.sqlite import SqliteLog

TABLES = [f"T{number}" for number in range(4)]
APPENDS = 120  # of each table; enough for SQLite to begin its write-ahead log anew in between
BODY = 12_000  # bytes at most


def recorded(seed: int, fails: float) -> Disk:
    """What SQLite does to a disk while several tables are written to."""
    disk = Disk(Random(seed))

    async def write(folder: Path) -> None:
        log = AwaitedLog(SqliteLog(folder / "log"))
        disk.fails = fails
        await asyncio.gather(*(_keep_appending(log, disk, table, Random(seed)) for table in TABLES))
        disk.fails = 0
        await log.close()

    with tempfile.TemporaryDirectory() as folder, patch.object(sqlite3, "connect", disk.connect):
        asyncio.run(write(Path(folder)))
    return disk


async def _keep_appending(log: AwaitedLog, disk: Disk, table: str, rng: Random) -> None:
    """As a table does: after a conflict it reads, and goes on. (There is one after a commit that was reported as failed
    since SQLite could not tidy up after it.)"""
    number = 0
    for tried in range(APPENDS):
        name = f"{table} {tried}"
        body = name.encode() + bytes(rng.randrange(BODY))
        try:
            number = await log.append(table, number, [Entry(number + 1, tried, None, None, "table", body)])
            disk.tell(name)
        except NotStored:
            continue
        except Conflict:
            number += len(await log.read(table, number))


def lost(disk: Disk, cuts: int) -> list[str]:
    """What was acknowledged but is missing after at least one of this many power cuts."""
    missing: list[str] = []
    for told, files in power_cuts(disk.history, cuts, Random(cuts)):
        found = asyncio.run(_stored(files))
        assert len(set(found)) == len(found), "something is there twice"
        missing += set(told) - set(found)
    return missing


async def _stored(files: dict[str, bytes]) -> list[str]:
    """What a server finds that is started after the power cut. It can go on."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            Path(folder, name).write_bytes(content)
        log = AwaitedLog(SqliteLog(Path(folder, "log")))
        found: list[str] = []
        for table in TABLES:
            entries = await log.read(table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            found += [entry.body.rstrip(b"\0").decode() for entry in entries]
            await log.append(table, len(entries), [Entry(len(entries) + 1, 1, None, None, "table", b"it goes on")])
        await log.close()
        return found
