"""A table without any I/O: commands in, events and views out, at a time that the test sets."""

from random import Random
from typing import Any

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.seats import reader
from tests.virtual import TABLE_COMMANDS
from tests.virtual_time import VirtualTimers
from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.contract.messages import raw
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry
from vernissage.limits.budgets import TableBudgets
from vernissage.limits.hits import Hits
from vernissage.limits.rate_limits import RateLimits
from vernissage.limits.spending import Spending, TableSpending
from vernissage.table.readers.snapshot import Snapshot
from vernissage.table.readers.view_types import TableOwn, TablePublic
from vernissage.table.state.codec import Decided, encode
from vernissage.table.state.command_context import CommandContext
from vernissage.table.state.commands import StartGame, TakeSeat
from vernissage.table.state.decide import OwnCommand, decide, decide_itself, decide_play, open_table
from vernissage.table.state.evolve import record
from vernissage.table.state.secrets import hashed
from vernissage.table.state.settings import TableSettings
from vernissage.table.state.table import Table

NAMES = ("Ada", "Ben", "Cléo", "Дина", "Eve", "费")


class LogOfTable:
    """`log` holds every entry; `table` is what it folds to."""

    def __init__(self, settings: TableSettings | None = None, seed: int = 1) -> None:
        self.games = {Rules.name: any_game(Rules())}
        self.rng = Random(seed)
        self.now = 1_000_000
        self.log: list[Entry] = []
        self.table = Table()
        self._store(None, None, open_table(self.games, "ABCDE", settings or high_card()))

    @classmethod
    def seated(cls, players: int = 2, **setup: Any) -> "LogOfTable":
        table = cls(high_card(**setup))
        for seat in range(players):
            table.does(seat, TakeSeat(NAMES[seat]))
        return table

    @classmethod
    def playing(cls, players: int = 2, **setup: Any) -> "LogOfTable":
        table = cls.seated(players, **{"first": 0, **setup})
        table.does(0, StartGame())
        return table

    def does(self, who: int | str, command: Any, cause: str | None = None, **facts: Any) -> list[Any]:
        """What happened when `who` (a seat's browser, or a name of one that only watches) asked for it."""
        caller = CommandContext(self.key(who), self.now, self.rng, **facts)
        by = self.table.seat_of(caller.key)
        return self._store(cause, by, self._decide(caller, command))

    def _decide(self, caller: CommandContext, command: Any) -> list[Decided]:
        if isinstance(command, TABLE_COMMANDS):
            return decide(self.games, self.table, caller, command)
        return decide_play(self.games, self.table, self.table.seat_of(caller.key), raw(command), caller.rng)

    def itself(self, command: OwnCommand, connected: frozenset[Seat] = frozenset()) -> list[Any]:
        caller = CommandContext("", self.now, self.rng, connected)
        return self._store(None, None, decide_itself(self.games, self.table, caller, command))

    def passes(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    @property
    def public(self) -> TablePublic:
        return Snapshot(self.games, self.table).public

    def own(self, seat: int | None = None) -> TableOwn:
        return Snapshot(self.games, self.table).own(reader(seat))

    def read_back(self) -> Table:
        return record(self.games, Table(), self.log)

    @staticmethod
    def key(who: int | str) -> str:
        return hashed(f"secret of {who}")

    def _store(self, cause: str | None, by: Seat | None, decided: list[Decided]) -> list[Any]:
        if not decided:
            return []
        at = max(self.now, self.table.at + 1)
        first = self.table.number + 1
        entries = [Entry(first + i, at, cause, by, one.scope, encode(one.event)) for i, one in enumerate(decided)]
        self.table = record(self.games, self.table, entries)
        self.log += entries
        return [one.event for one in decided]


def all_spending(timers: VirtualTimers | None = None, budgets: TableBudgets | None = None) -> Spending:
    """Of a server that is alone."""
    timers = timers or VirtualTimers()
    limits = RateLimits(InProcessBus(Hub(timers)), timers, Hits(timers.now))
    return Spending(budgets or TableBudgets(), limits)


def spending(timers: VirtualTimers | None = None, budgets: TableBudgets | None = None) -> TableSpending:
    """A table's budgets, untouched."""
    return TableSpending(all_spending(timers, budgets), "TABLE")
