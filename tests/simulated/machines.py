"""What simulated nodes run on: clocks that jump and stall, a store that fails, a bus that loses and reorders."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from vernissage.bus.in_process import Hub
from vernissage.eventlog.port import Entry, NotStored, TableRow
from vernissage.eventlog.store import Problem
from vernissage.eventlog.virtual import VirtualStore
from vernissage.runtime.virtual import VirtualTimer, VirtualTimers


class Faults(Struct):
    """How likely each is, from 0 to 1. All at 0: everything is well."""

    lost: float = 0  # of messages between nodes
    repeated: float = 0
    bus_delay: int = 0  # milliseconds at most; so they overtake each other
    store_fails: float = 0  # of appends and reads
    in_doubt: float = 0  # of appends: stored, and nobody hears of it
    store_delay: int = 0


class Machine:
    """A node's own time. It may run ahead, stand still for a while, or stop for ever."""

    def __init__(self, timers: VirtualTimers) -> None:
        self._timers = timers
        self._ahead = 0
        self._stalled_until = 0
        self.is_dead = False

    def now(self) -> int:
        return self._timers.now() + self._ahead

    def jump(self, milliseconds: int) -> None:
        """The clock is set forward. (One that is set back is not noticed: a steady clock counts.)"""
        self._ahead += milliseconds

    def stall(self, milliseconds: int) -> None:
        """Nothing happens on this machine meanwhile."""
        self._stalled_until = self._timers.now() + milliseconds

    def call_at(self, moment: int, ring: Callable[[], None]) -> VirtualTimer:
        return self._timers.call_at(moment - self._ahead, lambda: self.do(ring))

    def do(self, work: Callable[[], None]) -> None:
        """Now, once it is awake again, or never."""
        if self._timers.now() < self._stalled_until:
            self._timers.call_at(self._stalled_until, lambda: self.do(work))
        elif not self.is_dead:
            work()


class FaultyHub(Hub):
    def __init__(self, timers: VirtualTimers, faults: Faults, rng: Random) -> None:
        super().__init__(timers)
        self._timers = timers
        self._faults = faults
        self._rng = rng

    def carry(self, message: bytes, hear: Callable[[bytes], None]) -> None:
        if self._rng.random() < self._faults.lost:
            return
        for _ in range(2 if self._rng.random() < self._faults.repeated else 1):
            delay = self._rng.randint(0, self._faults.bus_delay)
            self._timers.call_at(self._timers.now() + delay, lambda: hear(message))


class NodeStore:
    """One node's way to the log that all share. What it was answered after its death nobody hears."""

    def __init__(self, log: VirtualStore, timers: VirtualTimers, machine: Machine, faults: Faults, rng: Random) -> None:
        self._log = log
        self._timers = timers
        self._machine = machine
        self._faults = faults
        self._rng = rng

    def append(
        self, table: str, expected: int, entries: Sequence[Entry], then: Callable[[Problem | None], None]
    ) -> None:
        is_failing, is_in_doubt = self._happens(self._faults.store_fails), self._happens(self._faults.in_doubt)

        def stored(problem: Problem | None) -> None:
            self._hear(lambda: then(NotStored("nobody knows") if is_in_doubt and problem is None else problem))

        if is_failing:
            self._later(lambda: self._hear(lambda: then(NotStored("the disk is full"))))
        else:
            self._later(lambda: self._log.append(table, expected, entries, stored))

    def read(
        self, table: str, after: int, then: Callable[[list[Entry] | NotStored], None], most: int | None = None
    ) -> None:
        if self._happens(self._faults.store_fails):
            self._later(lambda: self._hear(lambda: then(NotStored("the disk cannot be read"))))
        else:
            self._later(lambda: self._log.read(table, after, lambda found: self._hear(lambda: then(found)), most))

    def tables_after(self, after: str, most: int, then: Callable[[list[TableRow] | NotStored], None]) -> None:
        self._log.tables_after(after, most, lambda found: self._hear(lambda: then(found)))

    def delete(self, table: str, expected: int, then: Callable[[Problem | None], None]) -> None:
        self._log.delete(table, expected, lambda problem: self._hear(lambda: then(problem)))

    def _happens(self, likely: float) -> bool:
        return self._rng.random() < likely

    def _later(self, work: Callable[[], None]) -> None:
        """On its way: a node that dies meanwhile has sent it all the same."""
        self._timers.call_at(self._timers.now() + self._rng.randint(0, self._faults.store_delay), work)

    def _hear(self, answer: Callable[[], None]) -> None:
        self._machine.do(answer)
