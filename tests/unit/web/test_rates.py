"""How fast one connection may send: too many messages close it, too much ink is dropped first."""

from vernissage.web.rates import (
    FLOOD_AT_ONCE,
    INK_AT_ONCE,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    Rates,
)


class Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_burst_of_messages_is_taken_and_then_no_more_than_the_rate() -> None:
    clock = Clock()
    rates = Rates(clock)
    assert {rates.message() for _ in range(MESSAGES_AT_ONCE)} == {"take"}
    assert rates.message() == "close"
    clock.seconds += 1
    assert [rates.message() for _ in range(MESSAGES_A_SECOND + 1)] == ["take"] * MESSAGES_A_SECOND + ["close"]


def test_ink_that_comes_too_fast_is_dropped_and_a_flood_ends_the_line() -> None:
    rates = Rates(Clock())
    said = [rates.ink() for _ in range(FLOOD_AT_ONCE + 1)]
    assert said == ["take"] * INK_AT_ONCE + ["drop"] * (FLOOD_AT_ONCE - INK_AT_ONCE) + ["close"]
