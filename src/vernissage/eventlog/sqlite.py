"""The log in one SQLite file, with a write-ahead log (WAL) and `synchronous=FULL`: what was answered is on disk."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from msgspec.structs import astuple

from vernissage.eventlog.awaited import answered
from vernissage.eventlog.migration import Migration
from vernissage.eventlog.orders import Append, Removal
from vernissage.eventlog.port import Entry, OnAppended, TableRow, check_numbering
from vernissage.eventlog.sqlite_file import SqliteFile
from vernissage.eventlog.sqlite_transactions import SqliteTransactions
from vernissage.eventlog.writer import Writer

SELECT = (
    "SELECT number, at, cause, seat, scope, body FROM entry WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?"
)
ALL = -1
# From one name to the next through the index: it takes as long as there are tables wanted, not entries.
TABLES = """
WITH RECURSIVE name(id) AS (
  SELECT min(table_id) FROM entry WHERE table_id > ?
  UNION ALL
  SELECT (SELECT min(table_id) FROM entry WHERE table_id > id) FROM name WHERE id IS NOT NULL
)
SELECT id, number, at FROM name JOIN entry ON table_id = id
WHERE number = (SELECT max(number) FROM entry WHERE table_id = id) LIMIT ?
"""


class SqliteLog:
    """One thread writes, another reads; the loop waits for neither. Raises `Unusable` when it cannot be opened."""

    def __init__(self, path: Path, migration: Migration | None = None) -> None:
        """`migration`: how tables of the schema before this one are rewritten; without it, they are refused."""
        self._file = SqliteFile(path, migration)
        self._closed = False
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="log-reader")
        self._transactions = SqliteTransactions(self._file)
        self._writer = Writer(self._transactions.store)

    def put(self, table: str, expected: int, entries: Sequence[Entry], then: OnAppended) -> None:
        check_numbering(expected, entries)
        rows = [(table, *astuple(entry)) for entry in entries]  # its fields are in the order of the columns
        self._writer.put(Append(table, expected, asyncio.get_running_loop(), then, rows))

    async def append(self, table: str, expected: int, entries: Sequence[Entry]) -> int:
        return await answered(lambda _loop, then: self.put(table, expected, entries, then))

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        wanted = (table, after, ALL if most is None else most)
        return await asyncio.get_running_loop().run_in_executor(self._reader, _read, self._file.read, wanted)

    async def tables(self, after: str = "", most: int | None = None) -> list[TableRow]:
        wanted = (after, ALL if most is None else most)
        return await asyncio.get_running_loop().run_in_executor(self._reader, _tables, self._file.read, wanted)

    async def delete(self, table: str, expected: int) -> None:
        left = await self._remove_part(table, expected)
        while left:
            left = await self._remove_part(table, left)

    async def _remove_part(self, table: str, expected: int) -> int:
        return await answered(lambda loop, then: self._writer.put(Removal(table, expected, loop, then)))

    async def close(self) -> None:
        """Store what waits, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        await self._writer.finish()
        self._reader.shutdown()
        self._file.close()


def _read(connection: sqlite3.Connection, wanted: tuple[str, int, int]) -> list[Entry]:
    return [Entry(*row) for row in connection.execute(SELECT, wanted)]


def _tables(connection: sqlite3.Connection, wanted: tuple[str, int]) -> list[TableRow]:
    return [TableRow(*row) for row in connection.execute(TABLES, wanted)]
