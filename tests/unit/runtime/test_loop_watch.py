"""What holds the loop is named."""

import asyncio
import sys
import time
from collections.abc import Iterator
from types import FrameType

from vernissage.runtime.loop_watch import BETWEEN, LoopWatch, describe


def test_whatever_holds_the_loop_is_named_with_its_place_and_time() -> None:
    held: list[tuple[float, str]] = []

    def dawdle() -> None:
        time.sleep(0.3)

    async def run() -> None:
        with LoopWatch(lambda seconds, where: held.append((seconds, where)), limit=0.05):
            await asyncio.sleep(0)
            dawdle()
            async with asyncio.timeout(60):
                while not held:
                    await asyncio.sleep(0.2)

    asyncio.run(run())
    assert any("dawdle (test_loop_watch.py:" in where and seconds >= 0.3 for seconds, where in held)


def test_the_loop_itself_is_not_blamed() -> None:
    def frames() -> Iterator[FrameType]:
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            yield frame

    async def run() -> None:
        asyncio.get_running_loop().call_soon(lambda: places.extend(map(describe, frames())))
        await asyncio.sleep(0)

    places: list[str] = []
    asyncio.run(run())
    assert BETWEEN in places


def test_a_loop_that_waits_is_not_blamed() -> None:
    held: list[tuple[float, str]] = []

    async def run() -> None:
        with LoopWatch(lambda seconds, where: held.append((seconds, where)), limit=60):
            await asyncio.sleep(0.3)

    asyncio.run(run())
    assert held == []
