"""Dependencies of a table."""

from collections.abc import Callable, Mapping
from random import Random
from secrets import SystemRandom

import msgspec
from msgspec import Struct

from vernissage.bus.port import Bus
from vernissage.contract.any_game import AnyBot
from vernissage.eventlog.port import EventLog
from vernissage.limits.budgets import TableBudgets
from vernissage.runtime.meter import Meter
from vernissage.runtime.port import Timers, Workers
from vernissage.table.shell.timing import Patience
from vernissage.table.state.retention import Retention
from vernissage.table.state.table import Games


class TableResources(Struct, frozen=True):
    """What a table plays with. All of it is pure, except for chance."""

    games: Games
    bots: Mapping[str, AnyBot] = {}  # by game
    patience: Patience = Patience()
    rng: Random = SystemRandom()
    retention: Retention = Retention()
    budgets: TableBudgets = TableBudgets()

    def another_rng(self) -> Random:
        """Returns another generator, for use in a thread."""
        return Random(self.rng.getrandbits(64))


class Runtime(Struct, frozen=True):
    """What a table runs on: asyncio, a log and a bus in a server, virtual time in tests."""

    timers: Timers
    log: EventLog
    workers: Workers
    report: Callable[[str, Exception], None]  # a bug, not a mistake of a player
    bus: Bus
    node: str = "alone"  # no other node has this name
    version: str = ""  # of Vernissage
    meter: Meter = msgspec.field(default_factory=Meter)
