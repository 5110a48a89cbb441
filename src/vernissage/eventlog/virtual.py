"""A store that answers in virtual time, at once or late, and fails when it is told to."""

from collections.abc import Callable, Sequence

from vernissage.eventlog.port import Conflict, Entry, NotStored, TableRow, check_numbering
from vernissage.eventlog.store import Problem
from vernissage.runtime.virtual import VirtualTimers


class VirtualStore:
    """`delay`: milliseconds until it answers; what is appended is there from that moment on."""

    def __init__(self, timers: VirtualTimers, delay: int = 0) -> None:
        self._timers = timers
        self.delay = delay
        self.is_broken = False
        self.tables: dict[str, list[Entry]] = {}

    def append(
        self, table: str, expected: int, entries: Sequence[Entry], then: Callable[[Problem | None], None]
    ) -> None:
        check_numbering(expected, entries)
        self._later(lambda: then(self._append(table, expected, entries)))

    def read(
        self, table: str, after: int, then: Callable[[list[Entry] | NotStored], None], most: int | None = None
    ) -> None:
        end = None if most is None else after + most
        self._later(lambda: then(self.tables.get(table, [])[after:end]))

    def tables_after(self, after: str, most: int, then: Callable[[list[TableRow] | NotStored], None]) -> None:
        self._later(lambda: then(self._rows(after)[:most]))

    def delete(self, table: str, expected: int, then: Callable[[Problem | None], None]) -> None:
        self._later(lambda: then(self._delete(table, expected)))

    def _rows(self, after: str) -> list[TableRow]:
        found = sorted((name, entries) for name, entries in self.tables.items() if name > after)
        return [TableRow(name, len(entries), entries[-1].at) for name, entries in found]

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
        if self.is_broken:
            return NotStored("the disk is full")
        return None if last == expected else Conflict(f"table {table} is at {last}, not {expected}")

    def _later(self, answer: Callable[[], None]) -> None:
        self._timers.call_at(self._timers.now() + self.delay, answer)
