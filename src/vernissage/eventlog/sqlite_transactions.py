"""Transactions in SQLite: one for all orders that have gathered."""

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from typing import Any

from vernissage.eventlog.orders import Append, Order, Result
from vernissage.eventlog.port import Conflict, NotStored
from vernissage.eventlog.sqlite_file import SqliteFile

REMEMBERED = 10_000  # tables whose last number is cached
ROWS_PER_STATEMENT = 64  # rows that one statement stores
ROW = "(?, ?, ?, ?, ?, ?, ?)"
# A failure rolls the whole transaction back. Otherwise SQLite would keep a journal to undo the statement alone.
INSERT = "INSERT OR ROLLBACK INTO entry (table_id, number, at, cause, seat, scope, body) VALUES "
INSERTS = tuple(INSERT + ", ".join([ROW] * rows) for rows in range(ROWS_PER_STATEMENT + 1))  # by how many rows
DELETE = "DELETE FROM entry WHERE table_id = ? AND number > ?"
LAST = "SELECT max(number) FROM entry WHERE table_id = ?"
GONE = "tables.sqlite was deleted or replaced while the server runs: nothing is stored until it is started again"

logger = logging.getLogger(__name__)


class SqliteTransactions:
    """Carries out orders; only one thread may call it."""

    def __init__(self, file: SqliteFile) -> None:
        self._file = file
        self._last: dict[str, int] = {}  # a cache: nobody else writes
        self._is_lost = False

    def store(self, gathered: Sequence[Order]) -> list[Result]:
        """Stores all orders in one transaction; a problem with one of them does not affect the others."""
        try:
            return self._commit(gathered)
        except Exception as error:
            self._roll_back()
            if len(gathered) > 1 and not isinstance(error, sqlite3.OperationalError | NotStored):
                return [result for order in gathered for result in self.store([order])]
            return [NotStored(str(error)) for _ in gathered]

    def _commit(self, gathered: Sequence[Order]) -> list[Result]:
        results = [self._admit(order) for order in gathered]
        admitted = [order for order, result in zip(gathered, results, strict=True) if isinstance(result, int)]
        rows = [row for order in admitted if isinstance(order, Append) for row in order.rows]
        if len(rows) <= ROWS_PER_STATEMENT and all(isinstance(order, Append) for order in admitted):
            self._insert(rows)  # a statement by itself is a transaction
        else:
            self._file.write.execute("BEGIN IMMEDIATE")
            self._carry_out(admitted)
            self._file.write.execute("COMMIT")
        self._check_place()
        return results

    def _admit(self, order: Order) -> Result:
        """Returns the number that the table has after this order; refuses an order that comes too late."""
        last = self._number(order.table)
        if last != order.expected:
            return Conflict(f"table {order.table} is at {last}, not {order.expected}")
        self._last[order.table] = last + order.growth
        return self._last[order.table]

    def _carry_out(self, admitted: Sequence[Order]) -> None:
        """Carries out orders in order, all appends between two removals together."""
        rows: list[tuple[Any, ...]] = []
        for order in admitted:
            if isinstance(order, Append):
                rows += order.rows
                continue
            self._insert(rows)
            rows = []
            self._file.write.execute(DELETE, (order.table, order.expected + order.growth))
        self._insert(rows)

    def _insert(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Inserts with as few statements as possible: after each one we wait for the loop's thread."""
        for start in range(0, len(rows), ROWS_PER_STATEMENT):
            part = rows[start : start + ROWS_PER_STATEMENT]
            self._file.write.execute(INSERTS[len(part)], list(chain.from_iterable(part)))

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
            with suppress(sqlite3.Error):  # then the next BEGIN fails, too, and says why
                self._file.write.execute("ROLLBACK")

    def _check_place(self) -> None:
        """Checks that the file still has its name: SQLite would go on writing to a deleted file until the next
        start."""
        if not self._is_lost and not self._file.is_in_place:
            self._is_lost = True
            logger.critical(GONE)
        if self._is_lost:
            raise NotStored(GONE)
