"""What holds the loop is named."""

import asyncio
import time

from vernissage.runtime.loop_watch import LoopWatch


def test_whatever_holds_the_loop_is_named_with_its_place_and_time() -> None:
    held: list[tuple[float, str]] = []

    def dawdle() -> None:
        time.sleep(0.3)

    async def run() -> None:
        with LoopWatch(lambda seconds, where: held.append((seconds, where)), limit=0.05):
            await asyncio.sleep(0)
            dawdle()
            async with asyncio.timeout(10):
                while not held:
                    await asyncio.sleep(0.2)

    asyncio.run(run())
    assert any("dawdle (test_loop_watch.py:" in where and seconds >= 0.3 for seconds, where in held)


def test_a_loop_that_waits_is_not_blamed() -> None:
    held: list[tuple[float, str]] = []

    async def run() -> None:
        with LoopWatch(lambda seconds, where: held.append((seconds, where)), limit=60):
            await asyncio.sleep(0.3)

    asyncio.run(run())
    assert held == []
