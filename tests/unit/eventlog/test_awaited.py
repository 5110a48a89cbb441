"""A callback as something to wait for."""

import asyncio

import pytest

from vernissage.eventlog.awaited import answered
from vernissage.eventlog.port import Conflict, OnAppended


def test_an_answer_is_returned_and_an_error_raised() -> None:
    assert asyncio.run(answered(lambda loop, then: _later(loop, then, 7))) == 7
    with pytest.raises(Conflict):
        asyncio.run(answered(lambda loop, then: _later(loop, then, Conflict("somebody was faster"))))


def test_nobody_minds_an_answer_that_is_not_waited_for_any_more() -> None:
    async def wait() -> None:
        thens: list[OnAppended] = []
        waiting = asyncio.ensure_future(answered(lambda _loop, then: thens.append(then)))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        thens[0](7)
        assert waiting.cancelled()

    asyncio.run(wait())


def _later(loop: asyncio.AbstractEventLoop, then: OnAppended, result: int | Exception) -> None:
    loop.call_soon(then, result)
