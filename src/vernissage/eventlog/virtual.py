"""A store that answers in virtual time, at once or late, and fails when it is told to."""

from collections.abc import Callable, Sequence

from vernissage.eventlog.port import Conflict, Entry, NotStored, check_numbering
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

    def _append(self, table: str, expected: int, entries: Sequence[Entry]) -> Problem | None:
        last = len(self.tables.get(table, ()))
        if self.is_broken:
            return NotStored("the disk is full")
        if last != expected:
            return Conflict(f"table {table} is at {last}, not {expected}")
        self.tables.setdefault(table, []).extend(entries)
        return None

    def _later(self, answer: Callable[[], None]) -> None:
        self._timers.call_at(self._timers.now() + self.delay, answer)
