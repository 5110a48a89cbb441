"""A server that is killed again and again: `just crash` does it a thousand times."""

import asyncio

from tests.fault.killing import killed


def test_nothing_acknowledged_is_lost_by_kills_at_random_moments() -> None:
    assert asyncio.run(killed(times=24, seed=1)) > 0
