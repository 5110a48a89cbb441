"""An address with much work has a little of it begun in each round; others do not wait for the rest."""

from functools import partial

import pytest

from tests.virtual_time import VirtualTimers
from vernissage.limits.fair_queue import COUNTED_ADDRESSES, FairQueue


@pytest.fixture
def timers() -> VirtualTimers:
    return VirtualTimers(0)


def test_much_work_of_one_address_is_spread_over_rounds_and_others_come_in_between(timers: VirtualTimers) -> None:
    begun: list[str] = []
    turns = FairQueue(3, timers)
    for number in range(8):
        turns.take("crowd", lambda number=number: begun.append(f"crowd {number}"))  # type: ignore[misc]
    turns.take("guest", lambda: begun.append("guest"))
    assert begun == ["crowd 0", "crowd 1", "crowd 2", "guest"]
    timers.ring_next()
    assert begun[4:] == ["crowd 3", "crowd 4", "crowd 5"]
    turns.take("guest", lambda: begun.append("guest again"))
    assert begun[-1] == "guest again"
    timers.ring_next()
    assert begun[8:] == ["crowd 6", "crowd 7"]


def test_when_all_has_begun_nothing_is_left_to_do(timers: VirtualTimers) -> None:
    turns = FairQueue(1, timers)
    for _ in range(3):
        turns.take("somebody", lambda: None)
    rounds = 0
    while timers.ring_next():
        rounds += 1
    assert rounds == 2


def test_work_that_comes_now_and_then_sets_no_timer(timers: VirtualTimers) -> None:
    begun: list[str] = []
    turns = FairQueue(2, timers)
    for who in ("one", "other", "one", "other"):
        turns.take(who, partial(begun.append, who))
    assert begun == ["one", "other", "one", "other"]
    assert not timers.ring_next()


def test_no_more_addresses_are_counted_than_there_is_room_for(timers: VirtualTimers) -> None:
    turns = FairQueue(2, timers)
    for number in range(COUNTED_ADDRESSES + 1):
        turns.take(f"198.51.{number // 250}.{number % 250}", lambda: None)
    assert timers.ring_next()
    assert not timers.ring_next()
