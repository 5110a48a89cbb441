"""Loads a table from its log, part by part, so that other tables get their turn in between."""

import logging
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TypeAlias

from vernissage.contract.refused import Refused
from vernissage.eventlog.port import Entry, EventLog, NotStored
from vernissage.table.state.codec import TooNew
from vernissage.table.state.evolve import record
from vernissage.table.state.table import Games, Table

logger = logging.getLogger(__name__)
PART = 200  # entries: a millisecond or two

OnLoaded: TypeAlias = Callable[[Table | Refused], None]
OnEntries: TypeAlias = Callable[[Sequence[Entry]], None]


class Loading:
    """Loads a table. `loaded` is called with it, or with why there is none; `hear`, with the entries as they are
    read."""

    def __init__(
        self, games: Games, log: EventLog, code: str, loaded: OnLoaded, hear: OnEntries = lambda _: None
    ) -> None:
        self._games = games
        self._log = log
        self._code = code
        self._loaded = loaded
        self._hear = hear
        self._table = Table()
        self._is_over = False
        self._read_on(0, PART)

    def _read_on(self, after: int, most: int) -> None:
        self._log.read(self._code, after, lambda entries: self._on_read(entries, most), most)

    def _on_read(self, entries: list[Entry] | NotStored, most: int) -> None:
        if self._is_over:
            return
        if isinstance(entries, NotStored):
            self._end(Refused("not-stored"))
            return
        is_all = len(entries) < most
        whole = entries if is_all else _without_last_append(entries)
        if not is_all:  # read the next part while this one is recorded
            self._read_on(whole[-1].number if whole else self._table.number, PART if whole else 2 * most)
        try:
            self._table = record(self._games, self._table, whole)
            self._hear(whole)
        except TooNew as problem:
            logger.error("table %s was played on a newer Vernissage; upgrade this node: %s", self._code, problem)
            self._end(Refused("table-too-new"))
        except Exception:
            logger.exception("table %s cannot be read back", self._code)
            self._end(Refused("table-gone"))
        else:
            if is_all:
                self._end(self._table if self._table.number else Refused("unknown-table"))

    def _end(self, outcome: Table | Refused) -> None:
        self._is_over = True
        self._loaded(outcome)


def _without_last_append(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Leaves the last append out: its rest may be in the next part, and all of it counts as one step."""
    last = entries[-1].at
    return entries[: len(entries) - sum(1 for _ in takewhile(lambda entry: entry.at == last, reversed(entries)))]
