"""The log in one SQLite file. One thread writes; whatever has gathered meanwhile goes into one transaction."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue

from msgspec import Struct

from vernissage.eventlog.port import Conflict, Entry, NotStored, TableRow, check_numbering

SCHEMA = 1
GATHER = 512  # appends in one transaction at most
INSERT = "INSERT INTO entry (table_id, number, at, cause, seat, scope, body) VALUES (?, ?, ?, ?, ?, ?, ?)"
SELECT = "SELECT number, at, cause, seat, scope, body FROM entry WHERE table_id = ? AND number > ? ORDER BY number"
LAST = "SELECT max(number) FROM entry WHERE table_id = ?"
TABLES = "SELECT table_id, max(number), max(at) FROM entry GROUP BY table_id ORDER BY max(at) DESC"


class Append(Struct, frozen=True, eq=False):
    """An append that waits for its transaction."""

    table: str
    expected: int
    entries: Sequence[Entry]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[int]


class SqliteLog:
    """An answered append has been synced to disk: WAL with `synchronous=FULL`."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._waiting: SimpleQueue[Append | None] = SimpleQueue()
        self._closed = False
        self._write_connection = _connect(path)
        _prepare(self._write_connection)
        self._read_connection = _connect(path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="log-reader")
        self._writer = threading.Thread(target=self._write_for_ever, name="log-writer", daemon=True)
        self._writer.start()

    async def append(self, table: str, expected: int, entries: Sequence[Entry]) -> int:
        check_numbering(expected, entries)
        if self._closed:
            raise NotStored("the log is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()
        self._waiting.put(Append(table, expected, tuple(entries), loop, answer))
        return await answer

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, _read, self._read_connection, table, after)

    async def tables(self) -> list[TableRow]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, _tables, self._read_connection)

    async def close(self) -> None:
        """Store what waits, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._write_connection.close()
        self._read_connection.close()

    def _write_for_ever(self) -> None:
        while gathered := self._gather():
            _answer(gathered, _store(self._write_connection, gathered))

    def _gather(self) -> list[Append]:
        """Wait for an append, then take all that came meanwhile; nothing once the log is closed."""
        first = self._waiting.get()
        if first is None:
            return []
        gathered = [first]
        while len(gathered) < GATHER:
            try:
                following = self._waiting.get_nowait()
            except Empty:
                break
            if following is None:
                self._waiting.put(None)
                break
            gathered.append(following)
        return gathered


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version not in (0, SCHEMA):
        connection.execute("ROLLBACK")
        raise NotStored(f"expected a log of version {SCHEMA}, got {version}: it was written by another Vernissage")
    # An ordinary rowid table: twice as fast to append to as one clustered by table and number.
    connection.execute(
        "CREATE TABLE IF NOT EXISTS entry (table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,"
        " cause TEXT, seat INTEGER, scope TEXT NOT NULL, body BLOB NOT NULL, UNIQUE (table_id, number))"
    )
    connection.execute(f"PRAGMA user_version={SCHEMA}")
    connection.execute("COMMIT")


def _store(connection: sqlite3.Connection, gathered: Sequence[Append]) -> list[int | Exception]:
    """One transaction for all; an append that comes too late stays out of it and harms no other."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [_insert(connection, append) for append in gathered]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [NotStored(str(error)) for _ in gathered]
    return results


def _insert(connection: sqlite3.Connection, append: Append) -> int | Exception:
    (last,) = connection.execute(LAST, (append.table,)).fetchone()
    if (last or 0) != append.expected:
        return Conflict(f"table {append.table} is at {last or 0}, not {append.expected}")
    rows = [(append.table, e.number, e.at, e.cause, e.by, e.scope, e.body) for e in append.entries]
    connection.executemany(INSERT, rows)
    return append.expected + len(rows)


def _answer(gathered: Sequence[Append], results: Sequence[int | Exception]) -> None:
    for append, result in zip(gathered, results, strict=True):
        try:
            append.loop.call_soon_threadsafe(_settle, append.answer, result)
        except RuntimeError:  # the loop is gone, and whoever asked with it; the entries are stored all the same
            continue


def _settle(answer: asyncio.Future[int], result: int | Exception) -> None:
    if answer.done():  # cancelled meanwhile
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)


def _read(connection: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    return [Entry(*row) for row in connection.execute(SELECT, (table, after))]


def _tables(connection: sqlite3.Connection) -> list[TableRow]:
    return [TableRow(*row) for row in connection.execute(TABLES)]
