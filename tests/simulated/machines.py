"""What simulated nodes run on: clocks that jump and stall, a store that fails, a bus that loses and reorders, and lines
that are cut."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from tests.virtual_log import VirtualLog
from tests.virtual_time import VirtualTimer, VirtualTimers
from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.eventlog.port import Entry, NotStored, OnDone, OnRead, OnTables, Problem

SILENCE = 6_000  # milliseconds after which a node gives up waiting for a store that does not answer
ARRIVES_LATE = 0.3  # of what was sent over a line that was cut: once it is whole again, though nobody waits any more


class Faults(Struct):
    """How likely each is, from 0 to 1. All at 0: everything is well."""

    lost: float = 0  # of messages between nodes
    repeated: float = 0
    bus_delay: int = 0  # milliseconds at most; so they overtake each other
    store_fails: float = 0  # of appends and reads
    store_full: float = 0  # of appends alone
    in_doubt: float = 0  # of appends: stored, and nobody hears of it
    store_delay: int = 0
    line_delay: int = 0  # between people and nodes


class Machine:
    """A node's own time. It may run ahead, stand still for a while, or stop for ever, and be cut off from others."""

    def __init__(self, timers: VirtualTimers) -> None:
        self._timers, self._time = timers, timers.now
        self._ahead = 0
        self._stalled_until = 0
        self.is_dead = False
        self.no_store_until = 0
        self.no_bus_until = 0
        self._late: list[Callable[[], None]] = []

    def now(self) -> int:
        return self._time() + self._ahead

    def jump(self, milliseconds: int) -> None:
        """The clock is set forward. (One that is set back is not noticed: a steady clock counts.)"""
        self._ahead += milliseconds

    def stall(self, milliseconds: int) -> None:
        """Nothing happens on this machine meanwhile."""
        self._stalled_until = self._timers.now() + milliseconds

    def mend(self) -> None:
        """Its lines are whole again."""
        self.no_store_until = self.no_bus_until = 0
        for work in list(self._late):
            self._arrive(work)

    def once_it_has_store(self, work: Callable[[], None]) -> None:
        """What was sent over the line when it was cut arrives when it is whole, of itself or mended."""
        self._late.append(work)
        self._timers.call_at(self.no_store_until, partial(self._arrive, work))

    def _arrive(self, work: Callable[[], None]) -> None:
        if work in self._late:
            self._late.remove(work)
            work()

    @property
    def has_store(self) -> bool:
        return self._time() >= self.no_store_until

    @property
    def has_bus(self) -> bool:
        return self._time() >= self.no_bus_until

    def call_at(self, moment: int, ring: Callable[[], None]) -> VirtualTimer:
        return self._timers.call_at(moment - self._ahead, partial(self.do, ring))

    def call_soon(self, ring: Callable[[], None]) -> None:
        self._timers.call_soon(partial(self.do, ring))

    def do(self, work: Callable[..., None], *facts: Any) -> None:
        """Now, once it is awake again, or never."""
        if self._stalled_until > self._time():
            self._timers.call_at(self._stalled_until, partial(self.do, work, *facts))
        elif not self.is_dead:
            work(*facts)


class FaultyHub(Hub):
    def __init__(self, timers: VirtualTimers, faults: Faults, rng: Random) -> None:
        super().__init__(timers)
        self._timers = timers
        self._faults = faults
        self._rng = rng

    def carry(self, message: bytes, hear: Callable[[bytes], None]) -> None:
        chance, faults = self._rng.random, self._faults
        if faults.lost and chance() < faults.lost:
            return
        for _ in range(2 if faults.repeated and chance() < faults.repeated else 1):
            delay = int(chance() * (faults.bus_delay + 1)) if faults.bus_delay else 0
            self._timers.call_at(self._timers.now() + delay, partial(hear, message))


class NodeBus(InProcessBus):
    """One node's line to the bus. It does not notice when it is cut: that takes a real one seconds as well."""

    def __init__(self, hub: FaultyHub, machine: Machine) -> None:
        super().__init__(hub)
        self._machine = machine

    def publish(self, subject: str, message: bytes) -> None:
        if self._machine.has_bus:
            super().publish(subject, message)

    def hear(self, subject: str, message: bytes) -> None:
        if self._machine.has_bus:
            self._machine.do(super().hear, subject, message)


Then: TypeAlias = Callable[[Any], None]


class NodeStore:
    """One node's way to the log that all share. Nobody hears answers that arrive after its death."""

    def __init__(self, log: VirtualLog, timers: VirtualTimers, machine: Machine, faults: Faults, rng: Random) -> None:
        self._log = log
        self._timers = timers
        self._machine = machine
        self._faults = faults
        self._rng = rng

    def append(self, table: str, expected: int, entries: Sequence[Entry], on_appended: OnDone) -> None:
        is_in_doubt = self._happens(self._faults.in_doubt)

        def answer(problem: Problem | None) -> None:
            on_appended(NotStored("nobody knows") if is_in_doubt and problem is None else problem)

        if self._happens(self._faults.store_full):
            self._later(lambda: self._machine.do(on_appended, NotStored("the disk is full")))
        else:
            self._ask(lambda answered: self._log.append(table, expected, entries, answered), answer)

    def read(self, table: str, after: int, on_read: OnRead, most: int | None = None) -> None:
        self._ask(lambda answered: self._log.read(table, after, answered, most), on_read)

    def tables_after(self, after: str, most: int, on_tables: OnTables) -> None:
        self._log.tables_after(after, most, partial(self._machine.do, on_tables))

    def delete(self, table: str, expected: int, on_deleted: OnDone) -> None:
        self._log.delete(table, expected, partial(self._machine.do, on_deleted))

    def close(self, on_closed: OnDone) -> None:
        """Other nodes go on using it."""
        self._later(lambda: on_closed(None))

    def _ask(self, ask: Callable[[Then], None], then: Then) -> None:
        if self._happens(self._faults.store_fails):
            self._later(lambda: self._machine.do(then, NotStored("the disk failed")))
        elif self._machine.has_store:
            self._later(lambda: ask(lambda answer: self._on_answer(answer, then)))
        else:
            self._give_up(then)
            if self._happens(ARRIVES_LATE):
                self._machine.once_it_has_store(lambda: ask(lambda _answer: None))

    def _on_answer(self, answer: Any, then: Then) -> None:
        """The line may have been cut while the store was at work."""
        if self._machine.has_store:
            self._machine.do(then, answer)
        else:
            self._give_up(then)

    def _give_up(self, then: Then) -> None:
        silence = partial(self._machine.do, then, NotStored("it is silent"))
        self._timers.call_at(self._timers.now() + SILENCE, silence)

    def _happens(self, likely: float) -> bool:
        return self._rng.random() < likely

    def _later(self, work: Callable[[], None]) -> None:
        """On its way: a node that dies meanwhile has sent it all the same."""
        delay = int(self._rng.random() * (self._faults.store_delay + 1))
        self._timers.call_at(self._timers.now() + delay, work)
