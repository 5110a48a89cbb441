"""What all nodes allow together."""

import pytest

from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.contract.refused import Refused
from vernissage.limits.bucket import Rate
from vernissage.limits.hits import Hits
from vernissage.limits.request_limits import RequestLimits
from vernissage.limits.shared_allowance import SharedAllowance
from vernissage.runtime.virtual import VirtualTimers


class Pair:
    """The same allowance at two nodes: three at once, one per second."""

    def __init__(self) -> None:
        self.timers = VirtualTimers()
        hub, rate = Hub(self.timers), Rate(1, 3)
        buses = [InProcessBus(hub), InProcessBus(hub)]
        self.here, self.there = (SharedAllowance("tries", rate, self.seconds, bus) for bus in buses)

    def seconds(self) -> float:
        return self.timers.now() / 1000

    def spends(self, allowance: SharedAllowance, who: str = "10.0.0.1") -> bool:
        taken = allowance.of(who).take()
        self.timers.pass_time(0)
        return taken


def test_what_was_taken_at_one_node_is_missing_at_the_other() -> None:
    pair = Pair()
    assert [pair.spends(one) for one in (pair.here, pair.there, pair.here, pair.there, pair.here)] == [True] * 3 + [
        False
    ] * 2
    assert pair.spends(pair.there, "10.0.0.2")


def test_it_fills_again_at_both() -> None:
    pair = Pair()
    for _ in range(3):
        pair.spends(pair.here)
    pair.timers.pass_time(1_000)
    assert pair.spends(pair.there)
    assert not pair.spends(pair.here)


def test_what_was_given_back_is_there_again() -> None:
    pair = Pair()
    for _ in range(3):
        pair.spends(pair.here)
    pair.here.of("10.0.0.1").give_back()
    pair.timers.pass_time(0)
    assert pair.there.of("10.0.0.1").has()


def test_of_those_who_take_the_last_at_once_nobody_goes_below_nothing() -> None:
    pair = Pair()
    for allowance in (pair.here, pair.there):
        for _ in range(3):
            allowance.of("10.0.0.1").take()
    pair.timers.pass_time(1_100)
    assert pair.spends(pair.here)


def test_codes_passes_keys_and_tables_are_counted_together() -> None:
    timers = VirtualTimers()
    hub = Hub(timers)
    here, there = (RequestLimits(2, timers, Hits(timers.now), InProcessBus(hub)) for _ in range(2))
    for _ in range(20):
        here.passes.spend("10.0.0.1")
    here.opening.spend("10.0.0.1")
    here.opening.spend("10.0.0.1")
    timers.pass_time(0)
    there.keys.spend("10.0.0.1")
    for spent in (there.passes, there.opening):
        with pytest.raises(Refused, match="too-fast"):
            spent.spend("10.0.0.1")
