"""Time and threads of a server: the machine's clock may be set at will, and work beside the loop reports back."""

import asyncio
import threading
import time

import pytest

from vernissage.runtime.on_asyncio import AsyncioTimers, ThreadWorkers


def test_the_time_is_the_machines_when_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_700_000_000.0)
    monkeypatch.setattr(time, "monotonic", lambda: 50.0)
    timers = AsyncioTimers()
    monkeypatch.setattr(time, "monotonic", lambda: 50.25)
    assert timers.now() == 1_700_000_000_250


def test_a_clock_that_is_set_changes_nothing_while_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    timers = AsyncioTimers()
    before = timers.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert timers.now() >= before


def test_a_timer_rings_once_its_moment_has_come_and_not_when_cancelled() -> None:
    async def run() -> None:
        timers, rung = AsyncioTimers(), asyncio.Event()
        timers.call_at(timers.now(), lambda: pytest.fail("it was cancelled")).cancel()
        timers.call_at(timers.now() - 1000, rung.set)
        assert not rung.is_set()
        await asyncio.wait_for(rung.wait(), 60)

    asyncio.run(run())


def test_work_is_done_in_another_thread_and_an_exception_is_handed_on() -> None:
    async def run() -> None:
        workers, came = ThreadWorkers(), asyncio.Queue[object]()
        workers.run(threading.get_ident, came.put_nowait)
        assert await asyncio.wait_for(came.get(), 60) != threading.get_ident()
        workers.run(lambda: 1 // 0, came.put_nowait)
        assert isinstance(await asyncio.wait_for(came.get(), 60), ZeroDivisionError)
        workers.close()

    asyncio.run(run())
