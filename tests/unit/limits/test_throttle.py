"""How fast a connection and an address may send: too much closes the line, too much ink is dropped first."""

from collections.abc import Callable
from functools import partial

from tests.virtual_time import VirtualTimers
from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.limits.budgets import Budgets
from vernissage.limits.hits import Budget, Hits
from vernissage.limits.rate_limits import Rate, RateLimits
from vernissage.limits.throttle import BYTES_AHEAD, FRAMES_AHEAD, AddressThrottle, Throttle

BUDGETS = Budgets(
    messages=Rate(20, 80),
    bytes=Rate(1000, 100_000),
    address_messages=Rate(1, 100),
    address_bytes=Rate(100, 5000),
)


class Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def alone(clock: Clock | None = None, hit: Callable[[Budget], None] = lambda _: None) -> Throttle:
    """A connection whose address has nothing to share."""
    return Throttle(BUDGETS, clock or Clock(), lambda _size, _messages, _now: True, lambda: False, hit)


def together() -> AddressThrottle:
    """What an address has at a server that is alone, at one moment."""
    timers = VirtualTimers()
    return AddressThrottle(BUDGETS, RateLimits(InProcessBus(Hub(timers)), timers, Hits(timers.now)))


def test_a_burst_of_messages_is_taken_and_then_no_more_than_the_rate() -> None:
    clock = Clock()
    throttle = alone(clock)
    assert all(throttle.take(10) for _ in range(80))
    assert not throttle.take(10)
    clock.seconds += 1
    assert [throttle.take(10) for _ in range(21)] == [True] * 20 + [False]


def test_few_messages_may_not_be_long_ones_for_ever() -> None:
    clock = Clock()
    hits: list[Budget] = []
    throttle = alone(clock, hits.append)
    assert [throttle.take(60_000) for _ in range(2)] == [True, False]
    assert hits == ["bytes"]
    clock.seconds += 60
    assert throttle.take(60_000)


def test_ink_that_comes_too_fast_is_dropped_and_a_flood_ends_the_line() -> None:
    throttle = alone()
    said = [throttle.ink(10) for _ in range(401)]
    assert said == ["take"] * 25 + ["drop"] * 375 + ["close"]


def test_many_connections_of_one_address_share_and_others_do_not() -> None:
    clock, shared = Clock(), together()
    hits: list[Budget] = []
    lines = [Throttle(BUDGETS, clock, partial(shared.take, "a"), lambda: False, hits.append) for _ in range(200)]
    assert [line.take(1) for line in lines] == [True] * 100 + [False] * 100
    assert hits == ["messages-per-address"] * 100
    assert shared.take("b", 1)
    assert [shared.take("b", 3000) for _ in range(2)] == [True, False], "bytes count, too"


def test_whoever_has_a_seat_is_not_sent_out_by_others_of_the_address() -> None:
    clock, shared = Clock(), together()
    while shared.take("a", 1):
        pass
    seated = Throttle(BUDGETS, clock, partial(shared.take, "a"), lambda: True, lambda _: None)
    assert (seated.take(1), seated.ink(1)) == (True, "take")


def test_ink_is_paid_for_ahead_and_what_is_longer_is_counted_by_itself() -> None:
    clock = Clock()
    paid: list[tuple[int, int]] = []

    def pay(size: int, messages: int, _now: float | None) -> bool:
        paid.append((size, messages))
        return True

    throttle = Throttle(BUDGETS, clock, pay, lambda: False, lambda _: None)
    assert {throttle.ink(20) for _ in range(FRAMES_AHEAD)} == {"take"}
    assert paid == [(BYTES_AHEAD, FRAMES_AHEAD)]
    clock.seconds += 1
    assert [throttle.ink(size) for size in (200, BYTES_AHEAD + 1, 20)] == ["take"] * 3
    assert paid[1:] == [(BYTES_AHEAD, FRAMES_AHEAD), (BYTES_AHEAD + 1, 1)]


def test_ink_in_large_frames_is_paid_for_ahead_too_and_no_frame_is_lost_by_it() -> None:
    clock = Clock()
    throttle = alone(clock)
    for _ in range(10):
        assert {throttle.ink(BYTES_AHEAD // 5) for _ in range(FRAMES_AHEAD)} == {"take"}
        clock.seconds += 10
