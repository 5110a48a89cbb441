"""What addresses use at all nodes together: moving from node to node gives nobody more."""

import logging
from typing import TypeAlias

import msgspec

from vernissage.bus.port import Bus
from vernissage.limits.bucket import Allowance, Rate
from vernissage.runtime.port import Timer, Timers

logger = logging.getLogger(__name__)
SUBJECT = "budgets"
TELL_EVERY = 1_000  # milliseconds
WORTH_TELLING = 0.1  # of what a budget allows in that time: few use that much, so nodes have little to report

Taken: TypeAlias = dict[str, dict[str, float]]  # of which budget, by whom, how much


class CommonBudgets:
    """Every second a node tells the others who has used a lot of which budget, and they deduct it. If a message is
    lost, somebody gets a little more, and that is all."""

    def __init__(self, bus: Bus, timers: Timers) -> None:
        self._bus = bus
        self._timers = timers
        self._budgets: dict[str, tuple[Rate, Allowance]] = {}
        self._decoder = msgspec.msgpack.Decoder(Taken)
        self._next: Timer | None = None
        self._told_at = 0.0

    def seconds(self) -> float:
        return self._timers.now() / 1000

    def allowance(self, name: str, rate: Rate) -> Allowance:
        """`name` is the same at every node."""
        allowance = Allowance(rate.per_second, rate.at_once, self.seconds)
        self._budgets[name] = rate, allowance
        return allowance

    def begin(self) -> None:
        if self._bus.is_shared:
            self._bus.subscribe(SUBJECT, self._hear)
            self._wait()

    def end(self) -> None:
        if self._next is not None:
            self._next.cancel()

    def _wait(self) -> None:
        self._told_at = self.seconds()
        self._next = self._timers.call_at(self._timers.now() + TELL_EVERY, self._tell)

    def _tell(self) -> None:
        found = {
            name: taken for name, (rate, allowance) in self._budgets.items() if (taken := self._of(rate, allowance))
        }
        if found:
            self._bus.publish(SUBJECT, msgspec.msgpack.encode(found))
        self._wait()

    def _of(self, rate: Rate, allowance: Allowance) -> dict[str, float]:
        return allowance.taken(self._told_at, rate.per_second * WORTH_TELLING * TELL_EVERY / 1000)

    def _hear(self, message: bytes) -> None:
        try:
            told = self._decoder.decode(message)
        except msgspec.DecodeError:  # of a node of another version
            logger.warning("%s: a message from another node was not understood", SUBJECT)
            return
        for name, taken in told.items():
            if name in self._budgets:
                _, allowance = self._budgets[name]
                for who, amount in taken.items():
                    allowance.of(who).was_taken(amount)
