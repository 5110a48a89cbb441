"""A store whose appends are timed and counted."""

from collections.abc import Callable, Sequence

from vernissage.eventlog.port import Entry, NotStored, TableRow
from vernissage.eventlog.store import Problem, Store
from vernissage.runtime.meter import Meter


class MeasuredStore:
    def __init__(self, store: Store, meter: Meter) -> None:
        self._store = store
        self._meter = meter

    def append(
        self, table: str, expected: int, entries: Sequence[Entry], then: Callable[[Problem | None], None]
    ) -> None:
        meter = self._meter
        began = meter.clock()

        def measured(problem: Problem | None) -> None:
            stored = meter.clock()
            meter.observe("append_seconds", stored - began)
            meter.count("appends_total", "stored" if problem is None else type(problem).__name__)
            then(problem)
            if problem is None:
                meter.observe("tell_seconds", meter.clock() - stored)

        self._store.append(table, expected, entries, measured)

    def read(
        self, table: str, after: int, then: Callable[[list[Entry] | NotStored], None], most: int | None = None
    ) -> None:
        self._store.read(table, after, then, most)

    def tables_after(self, after: str, most: int, then: Callable[[list[TableRow] | NotStored], None]) -> None:
        self._store.tables_after(after, most, then)

    def delete(self, table: str, expected: int, then: Callable[[Problem | None], None]) -> None:
        self._store.delete(table, expected, then)
