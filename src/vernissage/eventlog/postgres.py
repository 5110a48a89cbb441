"""The log in PostgreSQL, for any number of nodes: the key (table, number) lets one of those who append at once win."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg

from vernissage.eventlog.awaited import answered
from vernissage.eventlog.orders import Append, Removal
from vernissage.eventlog.port import Entry, NotStored, OnAppended, TableRow, Unusable, check_numbering
from vernissage.eventlog.postgres_connection import Lost, PostgresConnection, with_settings
from vernissage.eventlog.postgres_schema import migrate
from vernissage.eventlog.postgres_transactions import PostgresTransactions
from vernissage.eventlog.writer import Writer

READERS = 3  # threads, each with a connection of its own
SELECT = """
SELECT number, at, cause, seat, scope, body FROM vernissage.entry
WHERE table_id = %s AND number > %s ORDER BY number LIMIT %s
"""
# From one name to the next through the key: it takes as long as there are tables wanted, not entries.
TABLES = """
WITH RECURSIVE name (id) AS (
  SELECT min(table_id) FROM vernissage.entry WHERE table_id > %s
  UNION ALL
  SELECT (SELECT min(table_id) FROM vernissage.entry WHERE table_id > id) FROM name WHERE id IS NOT NULL
)
SELECT id, number, at FROM name CROSS JOIN LATERAL (
  SELECT number, at FROM vernissage.entry WHERE table_id = id ORDER BY number DESC LIMIT 1
) AS last ORDER BY id LIMIT %s
"""
Result = TypeVar("Result")


class PostgresLog:
    """Threads write and read; the loop waits for none. Raises `Unusable` when the database cannot be opened.

    While the server is away, for instance during a restart or a failover, appends and reads wait a few seconds.
    """

    def __init__(self, address: str) -> None:
        """`address`: as in `postgresql://user@host/database`, with several hosts where there is a standby."""
        self._address = address
        try:
            # Over a connection of its own, which waits however long another node migrates.
            with psycopg.connect(with_settings(address), autocommit=True) as connection:
                migrate(connection)
        except psycopg.Error as error:
            raise Unusable(str(error).strip()) from error
        self._write = PostgresConnection(address)
        self._writer = Writer(PostgresTransactions(self._write).store)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="log-reader")
        self._of_thread = threading.local()
        self._read: list[PostgresConnection] = []
        self._closed = False

    def put(self, table: str, expected: int, entries: Sequence[Entry], then: OnAppended) -> None:
        check_numbering(expected, entries)
        rows = [(table, e.number, e.at, e.cause, e.by, e.scope, e.body) for e in entries]
        self._writer.put(Append(table, expected, asyncio.get_running_loop(), then, rows))

    async def append(self, table: str, expected: int, entries: Sequence[Entry]) -> int:
        return await answered(lambda _loop, then: self.put(table, expected, entries, then))

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        rows = await self._found(lambda connection: connection.execute(SELECT, (table, after, most)).fetchall())
        return [Entry(*row) for row in rows]

    async def tables(self, after: str = "", most: int | None = None) -> list[TableRow]:
        rows = await self._found(lambda connection: connection.execute(TABLES, (after, most)).fetchall())
        return [TableRow(*row) for row in rows]

    async def delete(self, table: str, expected: int) -> None:
        left = await self._remove_part(table, expected)
        while left:
            left = await self._remove_part(table, left)

    async def _remove_part(self, table: str, expected: int) -> int:
        return await answered(lambda loop, then: self._writer.put(Removal(table, expected, loop, then)))

    async def close(self) -> None:
        """Store what waits, then disconnect."""
        if self._closed:
            return
        self._closed = True
        await self._writer.finish()
        self._readers.shutdown()
        for connection in (self._write, *self._read):
            connection.close()

    async def _found(self, work: Callable[[psycopg.Connection], Result]) -> Result:
        def look() -> Result:
            try:
                return self._reader().insist(work)
            except (Lost, psycopg.Error) as error:
                raise NotStored(str(error).strip()) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)

    def _reader(self) -> PostgresConnection:
        """This thread's."""
        found: PostgresConnection | None = getattr(self._of_thread, "connection", None)
        if found is None:
            found = self._of_thread.connection = PostgresConnection(self._address)
            self._read.append(found)
        return found
