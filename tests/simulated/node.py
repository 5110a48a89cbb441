"""A node of a simulated evening: a real house and real sessions on a machine that fails."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING

from tests.any_game import any_bot
from tests.high_card import Rules
from tests.simulated.game import Agreeable
from tests.simulated.machines import Faults, FaultyHub, Machine, NodeBus, NodeStore
from tests.virtual_log import VirtualLog
from tests.virtual_time import VirtualTimers, VirtualWorkers
from vernissage.contract.any_game import AnyGame
from vernissage.limits.budgets import Budgets
from vernissage.limits.fair_queue import FairQueue
from vernissage.limits.request_limits import RequestLimits
from vernissage.limits.throttle import AddressThrottle
from vernissage.table.shell.resources import Runtime, TableResources
from vernissage.table.shell.timing import Patience
from vernissage.table.store.house import House
from vernissage.web.socket.session import SocketResources

if TYPE_CHECKING:
    from tests.simulated.line import Line

PATIENCE = Patience(grace=0, host_gone=5_000, retry=300, bot_pause=(200, 600))
TABLES_PER_MINUTE = 60


class SimulatedNode:
    """`lines`: those that this node takes to be whole."""

    def __init__(
        self,
        name: str,
        timers: VirtualTimers,
        log: VirtualLog,
        hub: FaultyHub,
        faults: Faults,
        games: Mapping[str, AnyGame],
        report: Callable[[str, Exception], None],
        rng: Random,
    ) -> None:
        self.timers = timers
        self.machine = Machine(timers)
        store = NodeStore(log, timers, self.machine, faults, Random(rng.random()))
        self.bus = NodeBus(hub, self.machine)
        self.bot = Agreeable()
        resources = TableResources(games, {Rules.name: any_bot(self.bot)}, PATIENCE, Random(rng.random()))
        self.house = House(resources, Runtime(self.machine, store, VirtualWorkers(), report, self.bus, name))
        self.house.keep_order()
        self.sockets = self._sockets()
        self.lines: list[Line] = []

    def die(self) -> None:
        """Without a word to anybody."""
        self.machine.is_dead = True
        self.bus._hub.nodes.remove(self.bus)

    def _sockets(self) -> SocketResources:
        machine, budgets = self.machine, Budgets()
        limits = RequestLimits(TABLES_PER_MINUTE, self.house.limits, machine)
        addresses = AddressThrottle(budgets, self.house.limits)
        return SocketResources(
            self.house, limits, machine, budgets, addresses, FairQueue(budgets.work_in_a_round, machine)
        )
