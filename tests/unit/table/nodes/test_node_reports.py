"""What every node says of itself: heard by all, and forgotten when it falls silent."""

import pytest

from tests.virtual_time import VirtualTimers
from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.table.nodes.node_reports import FORGET_AFTER, TELL_EVERY, NodeReports


class Venue:
    def __init__(self, nodes: int = 2) -> None:
        self.timers = VirtualTimers(0)
        self.hub = Hub(self.timers)
        self.buses = [InProcessBus(self.hub) for _ in range(nodes)]
        self.said = list(range(nodes))
        self.nodes = [
            NodeReports("numbers", int, lambda at=at: self.said[at], f"node {at}", bus, self.timers)  # type: ignore[misc]
            for at, bus in enumerate(self.buses)
        ]
        for node in self.nodes:
            node.begin()


def test_every_node_knows_what_the_others_said_last() -> None:
    venue = Venue(3)
    venue.timers.pass_time(TELL_EVERY)
    venue.said[1] = 7
    venue.timers.pass_time(TELL_EVERY)
    assert [sorted(node.all()) for node in venue.nodes] == [[0, 2, 7]] * 3


def test_what_this_node_says_is_never_old() -> None:
    venue = Venue()
    venue.said[0] = 9
    assert venue.nodes[0].all()[-1] == 9


def test_a_node_that_falls_silent_is_forgotten() -> None:
    venue = Venue()
    venue.timers.pass_time(TELL_EVERY)
    venue.hub.nodes.remove(venue.buses[1])
    venue.timers.pass_time(FORGET_AFTER + 1)
    assert venue.nodes[0].all() == [0]


def test_a_node_of_another_version_is_not_understood_and_does_no_harm(caplog: pytest.LogCaptureFixture) -> None:
    venue = Venue()
    venue.buses[1].publish("numbers", b"\x93nonsense")
    venue.timers.pass_time(TELL_EVERY)
    assert "not understood" in caplog.text
    assert sorted(venue.nodes[0].all()) == [0, 1]
