"""A log in memory that answers at once or late, in virtual time or another, and fails when it is told to."""

from collections.abc import Callable, Sequence

from vernissage.eventlog.port import (
    Conflict,
    Entry,
    NotStored,
    OnDone,
    OnRead,
    OnTables,
    Problem,
    TableRow,
    check_numbering,
)
from vernissage.runtime.port import Timers

CLOSED = NotStored("the log is closed")


class VirtualLog:
    """`delay`: milliseconds until it answers; what is appended is there from that moment on."""

    def __init__(self, timers: Timers, delay: int = 0) -> None:
        self._timers = timers
        self.delay = delay
        self.is_broken = False
        self._is_closed = False
        self.tables: dict[str, list[Entry]] = {}

    def append(self, table: str, expected: int, entries: Sequence[Entry], on_appended: OnDone) -> None:
        check_numbering(expected, entries)
        self._later(lambda: on_appended(self._append(table, expected, entries)))

    def read(self, table: str, after: int, on_read: OnRead, most: int | None = None) -> None:
        end = None if most is None else after + most
        self._later(lambda: on_read(CLOSED if self._is_closed else self.tables.get(table, [])[after:end]))

    def tables_after(self, after: str, most: int, on_tables: OnTables) -> None:
        self._later(lambda: on_tables(self._rows(after)[:most]))

    def delete(self, table: str, expected: int, on_deleted: OnDone) -> None:
        self._later(lambda: on_deleted(self._delete(table, expected)))

    def close(self, on_closed: OnDone) -> None:
        self._is_closed = True
        self._later(lambda: on_closed(None))

    def _rows(self, after: str) -> list[TableRow]:
        following = sorted((name, entries) for name, entries in self.tables.items() if name > after)
        return [TableRow(name, len(entries), entries[-1].at) for name, entries in following]

    def _delete(self, table: str, expected: int) -> Problem | None:
        problem = self._problem(table, expected)
        if problem is None:
            self.tables.pop(table, None)
        return problem

    def _append(self, table: str, expected: int, entries: Sequence[Entry]) -> Problem | None:
        problem = self._problem(table, expected)
        if problem is None:
            self.tables.setdefault(table, []).extend(entries)
        return problem

    def _problem(self, table: str, expected: int) -> Problem | None:
        last = len(self.tables.get(table, ()))
        if self._is_closed:
            return CLOSED
        if self.is_broken:
            return NotStored("the disk is full")
        return None if last == expected else Conflict(f"table {table} is at {last}, not {expected}")

    def _later(self, answer: Callable[[], None]) -> None:
        self._timers.call_at(self._timers.now() + self.delay, answer)
