"""Time and threads of a server: the machine's clock may be set at will, and work beside the loop reports back."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from vernissage.runtime.on_asyncio import AsyncioTimers, ThreadWorkers, answer_of


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


def alarms_of(loop: asyncio.AbstractEventLoop, monkeypatch: pytest.MonkeyPatch) -> list[asyncio.TimerHandle]:
    """Those that the loop is asked for from now on."""
    alarms, call_later = list[asyncio.TimerHandle](), loop.call_later

    def noted(*wanted: Any) -> asyncio.TimerHandle:
        alarms.append(call_later(*wanted))
        return alarms[-1]

    monkeypatch.setattr(loop, "call_later", noted)
    return alarms


def fail() -> None:
    raise ZeroDivisionError


def test_those_of_one_moment_share_a_timer_of_the_loop_and_fail_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        loop, timers, rung, failed = asyncio.get_running_loop(), AsyncioTimers(), asyncio.Queue[str](), list[object]()
        alarms = alarms_of(loop, monkeypatch)
        loop.set_exception_handler(lambda _loop, context: failed.append(context["exception"]))
        soon = timers.now() + 20
        timers.call_at(soon, lambda: rung.put_nowait("one"))
        timers.call_at(soon, fail)
        timers.call_at(soon, lambda: pytest.fail("it was cancelled")).cancel()
        timers.call_at(soon, lambda: rung.put_nowait("other"))
        assert len(alarms) == 1
        assert [await asyncio.wait_for(rung.get(), 60) for _ in range(2)] == ["one", "other"]
        assert timers.now() >= soon
        assert [type(error) for error in failed] == [ZeroDivisionError]

    asyncio.run(run())


def test_a_moment_that_nobody_waits_for_any_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        timers, alarms = AsyncioTimers(), alarms_of(asyncio.get_running_loop(), monkeypatch)
        later = timers.now() + 60_000
        first, second = (timers.call_at(later, lambda: None) for _ in range(2))
        first.cancel()
        first.cancel()
        assert not alarms[0].cancelled()
        second.cancel()
        assert alarms[0].cancelled()
        timers.call_at(later, lambda: None)
        assert [alarm.cancelled() for alarm in alarms] == [True, False]

    asyncio.run(run())


def test_whoever_is_called_may_cancel_another_of_that_moment_and_ask_for_it_again() -> None:
    async def run() -> None:
        timers, rung = AsyncioTimers(), asyncio.Event()
        soon = timers.now() + 5

        def ring() -> None:
            timers.call_at(soon, rung.set)
            other.cancel()

        timers.call_at(soon, ring)
        other = timers.call_at(soon, lambda: pytest.fail("it was cancelled"))
        await asyncio.wait_for(rung.wait(), 60)

    asyncio.run(run())


async def answered_with(result: int | Exception) -> int:
    def ask(on_answer: Callable[[int | Exception], None]) -> None:
        asyncio.get_running_loop().call_soon(on_answer, result)

    return await answer_of(ask)


def test_an_answer_is_waited_for_and_an_error_raised() -> None:
    assert asyncio.run(answered_with(7)) == 7
    with pytest.raises(ValueError, match="no"):
        asyncio.run(answered_with(ValueError("no")))


def test_nobody_minds_an_answer_that_is_not_waited_for_any_more() -> None:
    async def wait() -> None:
        callbacks: list[Callable[[int | Exception], None]] = []
        waiting = asyncio.ensure_future(answer_of(callbacks.append))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        callbacks[0](7)
        assert waiting.cancelled()

    asyncio.run(wait())
