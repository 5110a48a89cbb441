"""What an address takes of all nodes together."""

import pytest

from tests.virtual_time import VirtualTimers
from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.contract.refused import Refused
from vernissage.limits.hits import Hits
from vernissage.limits.rate_limits import SUBJECT, TELL_EVERY_MS, Rate, RateLimit, RateLimits
from vernissage.limits.request_limits import RequestLimits

HOME, OTHER = "192.0.2.1", "192.0.2.2"


def rate_limits(bus: InProcessBus, timers: VirtualTimers) -> RateLimits:
    limits = RateLimits(bus, timers, Hits(timers.now))
    limits.begin()
    return limits


class Pair:
    """The same limit at two nodes: a hundred at once, ten per second."""

    def __init__(self) -> None:
        self.timers = VirtualTimers()
        self.hub = Hub(self.timers)
        self.buses = [InProcessBus(self.hub) for _ in range(2)]
        self.nodes = [rate_limits(bus, self.timers) for bus in self.buses]
        self.here, self.there = (node.limit("stored", Rate(10, 100)) for node in self.nodes)

    def tells(self) -> None:
        self.timers.pass_time(TELL_EVERY_MS)

    def left(self, limit: RateLimit, who: str = HOME) -> int:
        return next(amount for amount in range(100, -1, -1) if limit.of(who).has(amount))


def test_what_was_taken_at_one_node_is_missing_at_the_other() -> None:
    pair = Pair()
    assert pair.here.of(HOME).take(60)
    pair.tells()
    assert pair.left(pair.there) == 100 - 60
    assert pair.left(pair.there, OTHER) == 100


def test_each_taking_is_told_once_and_nobody_tells_what_they_heard() -> None:
    pair = Pair()
    pair.here.of(HOME).take(60)
    for _ in range(3):
        pair.tells()
    assert (pair.left(pair.here), pair.left(pair.there)) == (40 + 3 * 10, 40 + 2 * 10)


def test_in_the_long_run_all_nodes_together_give_what_one_would() -> None:
    pair = Pair()
    taken = 0
    for _ in range(60):
        for limit in (pair.here, pair.there):
            while limit.of(HOME).take():
                taken += 1
        pair.tells()
    alone, both = 100 + 60 * 10, 200 + 60 * 2 * 10
    assert alone < taken <= alone + 100 + 10 < both


def test_hardly_anybody_is_worth_a_word() -> None:
    pair = Pair()
    heard: list[bytes] = []
    pair.buses[1].subscribe(SUBJECT, heard.append)
    assert pair.here.of(HOME).take(1)
    pair.tells()
    assert heard == []
    assert pair.here.of(HOME).take(2)
    pair.tells()
    assert len(heard) == 1


def test_what_was_given_back_was_not_taken() -> None:
    pair = Pair()
    pair.here.of(HOME).take(60)
    pair.here.of(HOME).give_back(60)
    pair.tells()
    assert pair.left(pair.there) == 100


def test_more_than_there_is_leaves_nothing_and_no_debt() -> None:
    pair = Pair()
    for limit in (pair.here, pair.there):
        limit.of(HOME).take(80)
    pair.tells()
    assert (pair.left(pair.here), pair.left(pair.there)) == (0, 0)
    pair.tells()
    assert (pair.left(pair.here), pair.left(pair.there)) == (10, 10)


def test_without_the_bus_each_node_counts_for_itself() -> None:
    pair = Pair()
    pair.hub.is_up = False
    pair.here.of(HOME).take(60)
    pair.tells()
    assert pair.left(pair.there) == 100


def test_words_of_another_version_do_no_harm(caplog: pytest.LogCaptureFixture) -> None:
    pair = Pair()
    pair.buses[1].publish(SUBJECT, b"\x93nonsense")
    pair.buses[1].publish(SUBJECT, b"\x81\xa3new\x81\xa1a\x05")  # a limit that is not known here
    pair.tells()
    assert "not understood" in caplog.text
    assert pair.left(pair.here) == 100


def test_a_server_that_is_alone_has_nothing_to_do() -> None:
    timers = VirtualTimers()
    rate_limits(InProcessBus(Hub(timers)), timers)
    assert timers.waiting == 0


def test_after_its_end_nobody_is_told() -> None:
    pair = Pair()
    for node in pair.nodes:
        node.end()
    assert pair.timers.waiting == 0


# --- what is rare is told at once


class RarePair:
    """The same limit at two nodes: three at once, one per second."""

    def __init__(self) -> None:
        self.timers = VirtualTimers()
        hub = Hub(self.timers)
        buses = [InProcessBus(hub) for _ in range(2)]
        nodes = [rate_limits(bus, self.timers) for bus in buses]
        self.here, self.there = (node.rare("tries", Rate(1, 3), "codes") for node in nodes)

    def takes(self, limit: RateLimit, who: str = HOME) -> bool:
        taken = limit.take(who)
        self.timers.pass_time(0)
        return taken


def test_what_was_tried_at_one_node_is_missing_at_the_other_at_once() -> None:
    pair = RarePair()
    limits = (pair.here, pair.there, pair.here, pair.there, pair.here)
    assert [pair.takes(limit) for limit in limits] == [True] * 3 + [False] * 2
    assert pair.takes(pair.there, OTHER)


def test_it_fills_again_at_both() -> None:
    pair = RarePair()
    for _ in range(3):
        pair.takes(pair.here)
    pair.timers.pass_time(1_000)
    assert pair.takes(pair.there)
    assert not pair.takes(pair.here)


def test_what_was_right_is_given_back_at_both() -> None:
    pair = RarePair()
    for _ in range(3):
        pair.takes(pair.here)
    pair.here.give_back(HOME)
    pair.timers.pass_time(0)
    assert pair.there.of(HOME).has()


def test_of_those_who_take_the_last_at_once_nobody_goes_below_nothing() -> None:
    pair = RarePair()
    for limit in (pair.here, pair.there):
        for _ in range(3):
            limit.take(HOME)
    pair.timers.pass_time(1_100)
    assert pair.takes(pair.here)


def test_codes_passes_keys_and_tables_are_counted_together() -> None:
    timers = VirtualTimers()
    hub = Hub(timers)
    buses = [InProcessBus(hub) for _ in range(2)]
    here, there = (RequestLimits(2, rate_limits(bus, timers), timers) for bus in buses)
    for _ in range(20):
        here.passes.spend(HOME)
    here.opening.spend(HOME)
    here.opening.spend(HOME)
    timers.pass_time(0)
    there.keys.spend(HOME)
    for spent in (there.passes, there.opening):
        with pytest.raises(Refused, match="too-fast"):
            spent.spend(HOME)
