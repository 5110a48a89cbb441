"""How fast a connection and an address may send: too much closes the line, too much ink is dropped first."""

from collections.abc import Callable
from functools import partial

from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.limits.budgets import Budgets
from vernissage.limits.hits import Budget
from vernissage.limits.rates import BYTES_AHEAD, FRAMES_AHEAD, Rates, SharedRates
from vernissage.limits.shared_budgets import CommonBudgets
from vernissage.runtime.virtual import VirtualTimers

BUDGETS = Budgets(
    messages_per_second=20,
    messages_at_once=80,
    bytes_per_second=1000,
    bytes_at_once=100_000,
    ink_at_once=25,
    flood_at_once=400,
    address_messages_per_second=1,
    address_messages_at_once=100,
    address_bytes_per_second=100,
    address_bytes_at_once=5000,
)


class Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def alone(clock: Clock | None = None, hit: Callable[[Budget], None] = lambda _: None) -> Rates:
    """A connection whose address has nothing to share."""
    return Rates(BUDGETS, clock or Clock(), lambda _size, _messages, _now: True, lambda: False, hit)


def together() -> SharedRates:
    """What an address has at a server that is alone, at one moment."""
    timers = VirtualTimers()
    return SharedRates(BUDGETS, CommonBudgets(InProcessBus(Hub(timers)), timers))


def test_a_burst_of_messages_is_taken_and_then_no_more_than_the_rate() -> None:
    clock = Clock()
    rates = alone(clock)
    assert {rates.message(10) for _ in range(80)} == {"take"}
    assert rates.message(10) == "close"
    clock.seconds += 1
    assert [rates.message(10) for _ in range(21)] == ["take"] * 20 + ["close"]


def test_few_messages_may_not_be_long_ones_for_ever() -> None:
    clock = Clock()
    hits: list[Budget] = []
    rates = alone(clock, hits.append)
    assert [rates.message(60_000) for _ in range(2)] == ["take", "close"]
    assert hits == ["bytes"]
    clock.seconds += 60
    assert rates.message(60_000) == "take"


def test_ink_that_comes_too_fast_is_dropped_and_a_flood_ends_the_line() -> None:
    rates = alone()
    said = [rates.ink(10) for _ in range(401)]
    assert said == ["take"] * 25 + ["drop"] * 375 + ["close"]


def test_many_connections_of_one_address_share_and_others_do_not() -> None:
    clock, shared = Clock(), together()
    hits: list[Budget] = []
    lines = [Rates(BUDGETS, clock, partial(shared.take, "a"), lambda: False, hits.append) for _ in range(200)]
    assert [line.message(1) for line in lines] == ["take"] * 100 + ["close"] * 100
    assert hits == ["messages-per-address"] * 100
    assert shared.take("b", 1)
    assert [shared.take("b", 3000) for _ in range(2)] == [True, False], "bytes count, too"


def test_whoever_has_a_seat_is_not_sent_out_by_others_of_the_address() -> None:
    clock, shared = Clock(), together()
    while shared.take("a", 1):
        pass
    seated = Rates(BUDGETS, clock, partial(shared.take, "a"), lambda: True, lambda _: None)
    assert (seated.message(1), seated.ink(1)) == ("take", "take")


def test_ink_is_paid_for_ahead_and_what_is_longer_is_counted_by_itself() -> None:
    clock = Clock()
    paid: list[tuple[int, int]] = []

    def pay(size: int, messages: int, _now: float | None) -> bool:
        paid.append((size, messages))
        return True

    rates = Rates(BUDGETS, clock, pay, lambda: False, lambda _: None)
    assert {rates.ink(20) for _ in range(FRAMES_AHEAD)} == {"take"}
    assert paid == [(BYTES_AHEAD, FRAMES_AHEAD)]
    clock.seconds += 1
    assert [rates.ink(size) for size in (200, BYTES_AHEAD + 1, 20)] == ["take"] * 3
    assert paid[1:] == [(BYTES_AHEAD, FRAMES_AHEAD), (BYTES_AHEAD + 1, 1)]


def test_ink_in_large_frames_is_paid_for_ahead_too_and_no_frame_is_lost_by_it() -> None:
    clock = Clock()
    rates = alone(clock)
    for _ in range(10):
        assert {rates.ink(BYTES_AHEAD // 5) for _ in range(FRAMES_AHEAD)} == {"take"}
        clock.seconds += 10
