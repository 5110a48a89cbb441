"""Deletes old tables, one after another."""

import logging
from collections import deque
from collections.abc import Callable

from vernissage.contract.refused import Refused
from vernissage.eventlog.port import NotStored, TableRow
from vernissage.runtime.port import Timer
from vernissage.table.shell.resources import Runtime
from vernissage.table.state.retention import Retention
from vernissage.table.state.table import Games, Table
from vernissage.table.store.loading import Loading

logger = logging.getLogger(__name__)
CHECKED_PER_PAGE = 50  # tables that are looked at in one go


class Retiring:
    """Goes through all tables, round after round, and deletes those whose retention time is over.

    `is_in_use`: whether a table is in memory, so not old; `deleted` is called for every deleted table. Whether a table
    is finished takes reading it, so the answer is cached.
    """

    def __init__(
        self,
        games: Games,
        runtime: Runtime,
        retention: Retention,
        is_in_use: Callable[[str], bool],
        deleted: Callable[[str], None],
    ) -> None:
        self._games = games
        self._runtime = runtime
        self._retention = retention
        self._is_in_use = is_in_use
        self._deleted = deleted
        self._kept_for: dict[TableRow, int] = {}
        self._waiting: deque[TableRow] = deque()
        self._reached = ""
        self._timer: Timer | None = None

    def begin(self) -> None:
        self._go_on_in(self._retention.between_tables)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _go_on_in(self, milliseconds: int) -> None:
        self._timer = self._runtime.timers.call_at(self._runtime.timers.now() + milliseconds, self._go_on)

    def _go_on(self) -> None:
        if self._waiting:
            self._look_at(self._waiting.popleft())
        else:
            self._runtime.log.tables_after(self._reached, CHECKED_PER_PAGE, self._on_page)

    def _on_page(self, page: list[TableRow] | NotStored) -> None:
        if isinstance(page, NotStored) or not page:
            self._reached = ""
            self._go_on_in(self._retention.between_rounds)
            return
        self._reached = page[-1].table
        self._waiting.extend(row for row in page if self._is_over(row, self._retention.shortest))
        self._go_on_in(self._retention.between_tables)

    def _is_over(self, row: TableRow, kept_for: int) -> bool:
        return row.at + kept_for <= self._runtime.timers.now()

    def _look_at(self, row: TableRow) -> None:
        if row in self._kept_for:
            self._judge(row)
        else:
            Loading(self._games, self._runtime.log, row.table, lambda loaded: self._on_loaded(row, loaded))

    def _on_loaded(self, row: TableRow, loaded: Table | Refused) -> None:
        self._kept_for[row] = self._retention.of(loaded)
        self._judge(row)

    def _judge(self, row: TableRow) -> None:
        if self._is_in_use(row.table) or not self._is_over(row, self._kept_for[row]):
            self._go_on_in(self._retention.between_tables)
        else:
            del self._kept_for[row]
            self._runtime.log.delete(row.table, row.number, lambda problem: self._on_deleted(row, problem))

    def _on_deleted(self, row: TableRow, problem: Exception | None) -> None:
        """Goes on after a deletion; a table that somebody has just come back to has changed and stays."""
        if problem is None:
            logger.info("table %s was deleted: nothing has happened there for too long", row.table)
            self._deleted(row.table)
        self._go_on_in(self._retention.between_tables)
