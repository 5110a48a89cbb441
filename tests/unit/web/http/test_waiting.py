"""A route waits for what a table answers by callback."""

import asyncio
from collections.abc import Callable

import pytest

from vernissage.contract.refused import Refused
from vernissage.web.http.waiting import answer_of


def test_the_answer_may_come_at_once_or_later() -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()

        def at_once(then: Callable[[str | Refused], None]) -> None:
            then("at once")

        def later(then: Callable[[str | Refused], None]) -> None:
            loop.call_soon(then, "later")

        assert await answer_of(at_once) == "at once"
        assert await answer_of(later) == "later"

    asyncio.run(run())


def test_what_is_refused_is_raised() -> None:
    async def run() -> None:
        with pytest.raises(Refused, match="unknown-table"):
            await answer_of(lambda then: then(Refused("unknown-table")))

    asyncio.run(run())


def test_an_answer_that_nobody_waits_for_any_more_harms_nobody() -> None:
    asked: list[Callable[[str], None]] = []

    async def run() -> None:
        waiting = asyncio.ensure_future(answer_of(asked.append))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        asked[0]("too late")

    asyncio.run(run())
