"""What the log says while the bus is away; how the bus works is in `tests/contract/test_bus.py`."""

import asyncio
import logging

import pytest

from vernissage.bus.nats import SAME_AGAIN, Notes


def test_a_problem_that_stays_is_logged_once_per_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    notes = Notes(lambda: now[0])

    async def away(seconds: float) -> None:
        for _ in range(5):
            await notes.take(ConnectionRefusedError("refused"))
        now[0] += seconds
        await notes.take(ConnectionRefusedError("refused"))
        await notes.take(TimeoutError())

    with caplog.at_level(logging.WARNING):
        asyncio.run(away(SAME_AGAIN))
    assert [record.message for record in caplog.records] == [
        "the bus: refused",
        "the bus: refused",
        "the bus: TimeoutError",
    ]
