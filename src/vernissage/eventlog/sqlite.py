"""The log in one SQLite file, with a write-ahead log (WAL) and `synchronous=FULL`: what was answered is on disk."""

from pathlib import Path

from vernissage.eventlog.migration import Migration
from vernissage.eventlog.port import Entry, OnRead, OnTables, TableRow
from vernissage.eventlog.sqlite_file import SqliteFile
from vernissage.eventlog.sqlite_transactions import SqliteTransactions
from vernissage.eventlog.threaded import ThreadedLog
from vernissage.eventlog.writer import Writer
from vernissage.runtime.meter import Meter

SELECT = (
    "SELECT number, at, cause, seat, scope, body FROM entry WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?"
)
ALL = -1
# A loose index scan, from one name to the next: its time depends on the tables wanted, not on their entries.
TABLES = """
WITH RECURSIVE name(id) AS (
  SELECT min(table_id) FROM entry WHERE table_id > ?
  UNION ALL
  SELECT (SELECT min(table_id) FROM entry WHERE table_id > id) FROM name WHERE id IS NOT NULL
)
SELECT id, number, at FROM name JOIN entry ON table_id = id
WHERE number = (SELECT max(number) FROM entry WHERE table_id = id) LIMIT ?
"""


class SqliteLog(ThreadedLog):
    """The log; one thread writes, another reads. Raises `Unusable` if the file cannot be opened."""

    def __init__(self, path: Path, meter: Meter | None = None, migration: Migration | None = None) -> None:
        """`migration`: how tables of the schema before this one are rewritten; without it, they are refused."""
        self._file = SqliteFile(path, migration)
        self._transactions = SqliteTransactions(self._file)
        super().__init__(Writer(self._transactions.store, meter or Meter()), readers=1)

    def read(self, table: str, after: int, on_read: OnRead, most: int | None = None) -> None:
        wanted = (table, after, ALL if most is None else most)
        self._look_up(lambda: [Entry(*row) for row in self._file.read.execute(SELECT, wanted)], on_read)

    def tables_after(self, after: str, most: int, on_tables: OnTables) -> None:
        self._look_up(lambda: [TableRow(*row) for row in self._file.read.execute(TABLES, (after, most))], on_tables)

    def _disconnect(self) -> None:
        self._file.close()
