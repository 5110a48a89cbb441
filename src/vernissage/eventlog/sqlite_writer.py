"""The one thread that writes. Whatever has gathered from all tables while it was busy goes into one transaction."""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

from msgspec import Struct

from vernissage.eventlog.port import Conflict, NotStored
from vernissage.eventlog.sqlite_file import SqliteFile

GATHER = 512  # appends in one transaction at most
REMOVED = 1_000  # entries of a table that go in one transaction
LINGER = 0.003  # seconds between transactions while several tables are busy
REMEMBERED = 10_000  # tables whose last number is known without asking
INSERT = "INSERT INTO entry (table_id, number, at, cause, seat, scope, body) VALUES (?, ?, ?, ?, ?, ?, ?)"
DELETE = "DELETE FROM entry WHERE table_id = ? AND number > ?"
LAST = "SELECT max(number) FROM entry WHERE table_id = ?"
GONE = "tables.sqlite was deleted or replaced while the server runs: nothing is stored until it is started again"

logger = logging.getLogger(__name__)
Result: TypeAlias = int | Exception


class Order(Struct, frozen=True, eq=False):
    """What waits for its transaction. `answer` is the table's last number afterwards."""

    table: str
    expected: int
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[int]

    @property
    def growth(self) -> int:
        """By how many entries the table grows."""
        raise NotImplementedError


class Append(Order, frozen=True, eq=False):
    rows: Sequence[tuple[Any, ...]]

    @property
    def growth(self) -> int:
        return len(self.rows)


class Removal(Order, frozen=True, eq=False):
    """The end of a table goes: no more at once than others can wait for."""

    @property
    def growth(self) -> int:
        return -min(REMOVED, self.expected)


class Writer:
    """Answers an append after the commit that holds it has been synced to disk."""

    def __init__(self, file: SqliteFile) -> None:
        self._file = file
        self._waiting: SimpleQueue[Order | None] = SimpleQueue()
        self._last: dict[str, int] = {}  # nobody else writes, so what was read or written once is known
        self._is_lost = False
        self._ended = 0.0  # when the last transaction was over, and for which tables it was
        self._tables: set[str] = set()
        self._thread = threading.Thread(target=self._write_for_ever, name="log-writer", daemon=True)
        self._thread.start()

    def put(self, order: Order) -> None:
        self._waiting.put(order)

    def finish(self) -> None:
        """Store what waits, then end; comes back when that is done."""
        self._waiting.put(None)
        self._thread.join()

    # --- in the thread

    def _write_for_ever(self) -> None:
        while gathered := self._gather():
            _answer(gathered, self._store(gathered))
            self._ended, self._tables = time.monotonic(), {order.table for order in gathered}

    def _gather(self) -> list[Order]:
        """Wait for an order, then take all that came meanwhile; nothing once the log is closed."""
        following = self._waiting.get()
        if following is not None:
            self._linger(following.table)
        gathered: list[Order] = []
        while following is not None:
            gathered.append(following)
            if len(gathered) == GATHER:
                return gathered
            try:
                following = self._waiting.get_nowait()
            except Empty:
                return gathered
        if gathered:
            self._waiting.put(None)
        return gathered

    def _linger(self, table: str) -> None:
        """A transaction costs as much as ten appends, so under load a moment's wait lets some share one.

        Whoever plays alone never waits: there, each append comes from the table that was answered just before.
        """
        left = self._ended + LINGER - time.monotonic()
        if left > 0 and self._tables != {table}:
            time.sleep(left)

    def _store(self, gathered: Sequence[Order]) -> list[Result]:
        """One transaction for all. What only one of them is to blame for harms no other."""
        try:
            return self._commit(gathered)
        except Exception as error:
            self._roll_back()
            if len(gathered) > 1 and not isinstance(error, sqlite3.OperationalError | NotStored):
                return [result for order in gathered for result in self._store([order])]
            return [NotStored(str(error)) for _ in gathered]

    def _commit(self, gathered: Sequence[Order]) -> list[Result]:
        connection = self._file.write
        connection.execute("BEGIN IMMEDIATE")
        results = [self._admit(order) for order in gathered]
        self._carry_out([order for order, result in zip(gathered, results, strict=True) if isinstance(result, int)])
        connection.execute("COMMIT")
        self._check_place()
        return results

    def _admit(self, order: Order) -> Result:
        """The number that the table has after this order, unless that comes too late."""
        last = self._number(order.table)
        if last != order.expected:
            return Conflict(f"table {order.table} is at {last}, not {order.expected}")
        self._last[order.table] = last + order.growth
        return self._last[order.table]

    def _carry_out(self, admitted: Sequence[Order]) -> None:
        """In order; all appends between two removals together."""
        rows: list[tuple[Any, ...]] = []
        for order in admitted:
            if isinstance(order, Append):
                rows += order.rows
                continue
            self._file.write.executemany(INSERT, rows)
            rows = []
            self._file.write.execute(DELETE, (order.table, order.expected + order.growth))
        self._file.write.executemany(INSERT, rows)

    def _number(self, table: str) -> int:
        if table not in self._last:
            if len(self._last) >= REMEMBERED:
                self._last.clear()
            (last,) = self._file.write.execute(LAST, (table,)).fetchone()
            self._last[table] = last or 0
        return self._last[table]

    def _roll_back(self) -> None:
        self._last.clear()
        if self._file.write.in_transaction:
            with suppress(sqlite3.Error):  # then the next BEGIN fails too, and says why
                self._file.write.execute("ROLLBACK")

    def _check_place(self) -> None:
        """SQLite goes on writing to a file that was deleted, and nobody would hear of it before the next start."""
        if not self._is_lost and not self._file.is_in_place:
            self._is_lost = True
            logger.critical(GONE)
        if self._is_lost:
            raise NotStored(GONE)


def _answer(gathered: Sequence[Order], results: Sequence[Result]) -> None:
    """Wake each loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[int], Result]]] = {}
    for order, result in zip(gathered, results, strict=True):
        by_loop.setdefault(order.loop, []).append((order.answer, result))
    for loop, answers in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, answers)
        except RuntimeError:  # the loop is gone, and whoever asked with it; the entries are stored all the same
            continue


def _settle(answers: Sequence[tuple[asyncio.Future[int], Result]]) -> None:
    for answer, result in answers:
        if answer.done():  # cancelled meanwhile
            continue
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)
