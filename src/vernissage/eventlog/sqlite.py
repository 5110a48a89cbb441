"""The log in one SQLite file. An answered append has been synced to disk: WAL with `synchronous=FULL`."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from vernissage.eventlog.port import Entry, NotStored, TableRow, check_numbering
from vernissage.eventlog.sqlite_file import SqliteFile
from vernissage.eventlog.sqlite_writer import Append, Writer

SELECT = (
    "SELECT number, at, cause, seat, scope, body FROM entry WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?"
)
ALL = -1
TABLES = "SELECT table_id, max(number), max(at) FROM entry GROUP BY table_id ORDER BY max(at) DESC"


class SqliteLog:
    """One thread writes, another reads; the loop waits for neither. Raises `Unusable` when it cannot be opened."""

    def __init__(self, path: Path) -> None:
        self._file = SqliteFile(path)
        self._closed = False
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="log-reader")
        self._writer = Writer(self._file)

    async def append(self, table: str, expected: int, entries: Sequence[Entry]) -> int:
        check_numbering(expected, entries)
        if self._closed:
            raise NotStored("the log is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()
        rows = [(table, e.number, e.at, e.cause, e.by, e.scope, e.body) for e in entries]
        self._writer.put(Append(table, expected, rows, loop, answer))
        return await answer

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        wanted = (table, after, ALL if most is None else most)
        return await asyncio.get_running_loop().run_in_executor(self._reader, _read, self._file.read, wanted)

    async def tables(self) -> list[TableRow]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, _tables, self._file.read)

    async def close(self) -> None:
        """Store what waits, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writer.finish)
        self._reader.shutdown()
        self._file.close()


def _read(connection: sqlite3.Connection, wanted: tuple[str, int, int]) -> list[Entry]:
    return [Entry(*row) for row in connection.execute(SELECT, wanted)]


def _tables(connection: sqlite3.Connection) -> list[TableRow]:
    return [TableRow(*row) for row in connection.execute(TABLES)]
