"""Timers and worker threads on asyncio: what a server runs on."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from vernissage.runtime.port import Result, result_or_error

MOST_THREADS = 2
Value = TypeVar("Value")


class AsyncioTimers:
    """Timers of the event loop. The machine's clock is read once, at the start; then a monotonic one counts.

    So setting the machine's clock back makes no turn longer, and setting it forward ends none. Callbacks due in the
    same millisecond, or soon, share one timer of the loop, which wakes once for all of them.
    """

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()
        self._moments: dict[int, _Moment] = {}

    def now(self) -> int:
        return int((self._began + time.monotonic()) * 1000)

    def call_at(self, moment: int, ring: Callable[[], None]) -> "_Timer":
        shared = self._moments.get(moment)
        if shared is None:
            # The loop rounds to milliseconds, too: add one, or somebody may be called too early and have to ask again.
            wait = moment - self.now()
            alarm = asyncio.get_running_loop().call_later((wait + 1) / 1000 if wait > 0 else 0, self._come, moment)
            shared = self._moments[moment] = _Moment(alarm, lambda: self._moments.pop(moment))
        timer = _Timer(shared, ring)
        shared.timers.append(timer)
        return timer

    def call_soon(self, ring: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_soon(ring)

    def _come(self, moment: int) -> None:
        for timer in self._moments.pop(moment).come():
            ring, timer.ring = timer.ring, None
            if ring is not None:
                _call(ring)


def _call(ring: Callable[[], None]) -> None:
    """Calls one of several callbacks; if it fails, the others are called all the same."""
    try:
        ring()
    except Exception as error:
        asyncio.get_running_loop().call_exception_handler({"message": f"{ring!r} failed", "exception": error})


class _Moment:
    """The callbacks of one millisecond. `forget` is called once all of them are cancelled."""

    __slots__ = ("_alarm", "_cancelled", "_forget", "_has_come", "timers")

    def __init__(self, alarm: asyncio.TimerHandle, forget: Callable[[], object]) -> None:
        self._alarm, self._forget = alarm, forget
        self.timers: list[_Timer] = []
        self._cancelled = 0
        self._has_come = False

    def come(self) -> "list[_Timer]":
        self._has_come = True
        return self.timers

    def drop_one(self) -> None:
        self._cancelled += 1
        if self._cancelled == len(self.timers) and not self._has_come:
            self._alarm.cancel()
            self._forget()


class _Timer:
    __slots__ = ("_shared", "ring")

    def __init__(self, shared: _Moment, ring: Callable[[], None]) -> None:
        self._shared = shared
        self.ring: Callable[[], None] | None = ring  # `None` once it was called or cancelled

    def cancel(self) -> None:
        if self.ring is not None:
            self.ring = None
            self._shared.drop_one()


class ThreadWorkers:
    """A few worker threads; further work waits in a queue."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(MOST_THREADS, thread_name_prefix="worker")

    def run(self, work: Callable[[], Result], then: Callable[[Result | Exception], None]) -> None:
        doing = asyncio.get_running_loop().run_in_executor(self._threads, lambda: result_or_error(work))
        doing.add_done_callback(lambda done: None if done.cancelled() else then(done.result()))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


async def answer_of(ask: Callable[[Callable[[Value | Exception], None]], None]) -> Value:
    """Awaits what `ask` calls back with, for commands that have nothing else to do; raises it if it is an exception."""
    answer: asyncio.Future[Value] = asyncio.get_running_loop().create_future()

    def on_answer(result: Value | Exception) -> None:
        if answer.done():  # cancelled meanwhile
            return
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)

    ask(on_answer)
    return await answer
