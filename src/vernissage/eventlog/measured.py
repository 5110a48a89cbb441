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
        began = self._meter.clock()

        def measured(problem: Problem | None) -> None:
            self._meter.observe("append_seconds", self._meter.clock() - began)
            self._meter.count("appends_total", "stored" if problem is None else type(problem).__name__)
            if problem is not None:
                then(problem)
                return
            with self._meter.timed("tell_seconds"):
                then(None)

        self._store.append(table, expected, entries, measured)

    def read(
        self, table: str, after: int, then: Callable[[list[Entry] | NotStored], None], most: int | None = None
    ) -> None:
        self._store.read(table, after, then, most)

    def tables_after(self, after: str, most: int, then: Callable[[list[TableRow] | NotStored], None]) -> None:
        self._store.tables_after(after, most, then)

    def delete(self, table: str, expected: int, then: Callable[[Problem | None], None]) -> None:
        self._store.delete(table, expected, then)
