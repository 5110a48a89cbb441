"""The register of all tables, in memory or not, with what an owner wants to know of each."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.refused import Refused
from vernissage.eventlog.port import NotStored, TableRow
from vernissage.table.shell.resources import Runtime
from vernissage.table.shell.room import Room
from vernissage.table.state.table import Games, Stage, Table
from vernissage.table.store.loading import Loading

LISTED_PER_PAGE = 500  # tables that are listed in one go
NEW_FOR = 10_000  # milliseconds until the log is listed again
MOST_KNOWN = 2_000  # tables whose facts are cached


class Facts(Struct, frozen=True):
    """Facts about a table after the event at `at`. One that cannot be read back has no `stage`."""

    code: str
    at: int
    game: str = ""
    stage: Stage | None = None
    names: tuple[str, ...] = ()  # of people
    stored: int = 0  # bytes


class Listed(Struct, frozen=True):
    tables: tuple[Facts, ...]
    total: int


OnListed: TypeAlias = Callable[[Listed | Refused], None]


class Register:
    """Lists tables. One that is not in memory has to be read for its facts, so they are cached until it changes."""

    def __init__(self, games: Games, runtime: Runtime, rooms: Mapping[str, Room]) -> None:
        self._games = games
        self._runtime = runtime
        self._rooms = rooms
        self._known: OrderedDict[TableRow, Facts] = OrderedDict()
        self._rows: dict[str, TableRow] = {}
        self._gathered: dict[str, TableRow] = {}
        self._listed_at = -NEW_FOR
        self._awaiting: list[Callable[[Refused | None], None]] = []

    def latest(self, skip: int, most: int, first: Collection[str], then: OnListed) -> None:
        """Returns at most `most` tables after the first `skip`; those whose codes are in `first` come before all
        others."""

        def listed(problem: Refused | None) -> None:
            if problem is not None:
                then(problem)
                return
            rows = self._ordered(first)
            self._describe(rows[skip : skip + most], [], lambda facts: then(Listed(tuple(facts), len(rows))))

        self._awaiting.append(listed)
        if len(self._awaiting) == 1:
            self._list_anew()

    def add(self, row: TableRow) -> None:
        """Adds a table that was just opened, so that a fresh list has it, too."""
        if self._runtime.timers.now() < self._listed_at + NEW_FOR:
            self._rows[row.table] = row

    def forget(self, code: str) -> None:
        """Removes a table that was deleted."""
        self._rows.pop(code, None)

    # --- all there are

    def _list_anew(self) -> None:
        if self._runtime.timers.now() < self._listed_at + NEW_FOR:
            self._on_listed(None)
        else:
            self._gathered = {}
            self._runtime.log.tables_after("", LISTED_PER_PAGE, self._on_page)

    def _on_page(self, page: list[TableRow] | NotStored) -> None:
        if isinstance(page, NotStored):
            self._on_listed(Refused("not-stored"))
            return
        self._gathered.update((row.table, row) for row in page)
        if len(page) == LISTED_PER_PAGE:
            self._runtime.log.tables_after(page[-1].table, LISTED_PER_PAGE, self._on_page)
            return
        self._rows, self._listed_at = self._gathered, self._runtime.timers.now()
        self._on_listed(None)

    def _on_listed(self, problem: Refused | None) -> None:
        awaiting, self._awaiting = self._awaiting, []
        for listed in awaiting:
            listed(problem)

    def _ordered(self, first: Collection[str]) -> list[TableRow]:
        in_memory = {code: TableRow(code, room.table.number, room.table.at) for code, room in self._rooms.items()}
        rows = {**self._rows, **in_memory}.values()
        return sorted(rows, key=lambda row: (row.table not in first, -row.at, row.table))

    # --- facts

    def _describe(self, rows: list[TableRow], described: list[Facts], then: Callable[[list[Facts]], None]) -> None:
        """Reads the facts of one table after another; others get their turn meanwhile."""
        for index, row in enumerate(rows):
            room = self._rooms.get(row.table)
            facts = self._known.get(row) if room is None else _facts(room.table)
            if facts is None:
                self._read(row, described, partial(self._describe, rows[index + 1 :], described, then))
                return
            described.append(facts)
        then(described)

    def _read(self, row: TableRow, described: list[Facts], go_on: Callable[[], None]) -> None:
        def loaded(table: Table | Refused) -> None:
            if isinstance(table, Table):
                self._remember(row, _facts(table))
                described.append(_facts(table))
            elif table.code in ("table-gone", "table-too-new"):
                described.append(Facts(row.table, row.at))
            go_on()

        Loading(self._games, self._runtime.log, row.table, loaded)

    def _remember(self, row: TableRow, facts: Facts) -> None:
        self._known[row] = facts
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def _facts(table: Table) -> Facts:
    names = tuple(table.seats[seat].name for seat in table.people())
    return Facts(table.code, table.at, table.settings.game, table.stage, names, table.stored)
