"""What one address may do with the whole server."""

import pytest

from tests.virtual_time import VirtualTimers
from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.contract.refused import Refused
from vernissage.limits.budgets import GUESSES
from vernissage.limits.hits import Hits
from vernissage.limits.rate_limits import RateLimits
from vernissage.limits.request_limits import RequestLimits


def three_tables(timers: VirtualTimers) -> RequestLimits:
    """A minute."""
    return RequestLimits(3, RateLimits(InProcessBus(Hub(timers)), timers, Hits(timers.now)), timers)


def test_an_address_opens_so_many_tables_and_another_as_many() -> None:
    limits = three_tables(VirtualTimers(0))
    for _ in range(3):
        limits.opening.spend("one")
    with pytest.raises(Refused, match="too-fast"):
        limits.opening.spend("one")
    limits.opening.spend("another")


def test_in_a_minute_they_are_there_again() -> None:
    timers = VirtualTimers(0)
    limits = three_tables(timers)
    for _ in range(3):
        limits.opening.spend("one")
    timers.call_at(60_000, lambda: None)
    assert timers.ring_next()
    for _ in range(3):
        limits.opening.spend("one")


def test_whoever_tries_passes_still_has_their_keys() -> None:
    limits = three_tables(VirtualTimers(0))
    for _ in range(int(GUESSES.at_once)):
        limits.passes.spend("one")
    with pytest.raises(Refused, match="too-fast"):
        limits.passes.spend("one")
    limits.keys.spend("one")
