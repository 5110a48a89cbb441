"""The log in PostgreSQL, for any number of nodes. The key (table, number) lets only one of several concurrent appends
win."""

import threading
from collections.abc import Sequence
from typing import Any, LiteralString

import psycopg

from vernissage.eventlog.port import Entry, NotStored, OnRead, OnTables, TableRow, Unusable
from vernissage.eventlog.postgres_connection import Lost, PostgresConnection, with_settings
from vernissage.eventlog.postgres_schema import migrate
from vernissage.eventlog.postgres_transactions import PostgresTransactions
from vernissage.eventlog.threaded import ThreadedLog
from vernissage.eventlog.writer import Writer
from vernissage.runtime.meter import Meter

READERS = 3  # threads, each with a connection of its own
SELECT = """
SELECT number, at, cause, seat, scope, body FROM vernissage.entry
WHERE table_id = %s AND number > %s ORDER BY number LIMIT %s
"""
# A loose index scan, from one name to the next: its time depends on the tables wanted, not on their entries.
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


class PostgresLog(ThreadedLog):
    """The log; raises `Unusable` when the database cannot be opened.

    While the server is down, for instance during a restart or a failover, appends and reads wait a few seconds.
    """

    def __init__(self, address: str, meter: Meter | None = None) -> None:
        """`address`: as in `postgresql://user@host/database`, with several hosts where there is a standby."""
        self._address = address
        try:
            # On a separate connection, which waits however long another node migrates.
            with psycopg.connect(with_settings(address), autocommit=True) as connection:
                migrate(connection)
        except psycopg.Error as error:
            raise Unusable(str(error).strip()) from error
        self._write = PostgresConnection(address)
        self._of_thread = threading.local()
        self._read: list[PostgresConnection] = []
        super().__init__(Writer(PostgresTransactions(self._write).store, meter or Meter()), READERS)

    def read(self, table: str, after: int, on_read: OnRead, most: int | None = None) -> None:
        self._look_up(lambda: [Entry(*row) for row in self._rows(SELECT, (table, after, most))], on_read)

    def tables_after(self, after: str, most: int, on_tables: OnTables) -> None:
        self._look_up(lambda: [TableRow(*row) for row in self._rows(TABLES, (after, most))], on_tables)

    def _rows(self, query: LiteralString, wanted: Sequence[Any]) -> list[Any]:
        try:
            return self._reader().insist(lambda connection: connection.execute(query, wanted).fetchall())
        except (Lost, psycopg.Error) as error:
            raise NotStored(str(error).strip()) from error

    def _reader(self) -> PostgresConnection:
        """Returns the connection of this thread."""
        reader: PostgresConnection | None = getattr(self._of_thread, "connection", None)
        if reader is None:
            reader = self._of_thread.connection = PostgresConnection(self._address)
            self._read.append(reader)
        return reader

    def _disconnect(self) -> None:
        for connection in (self._write, *self._read):
            connection.close()
