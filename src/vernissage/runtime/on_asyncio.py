"""Time and threads as asyncio has them: what a server runs on."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from vernissage.runtime.port import Result, result_or_error

MOST_THREADS = 2


class AsyncioTimers:
    """The machine's clock is read once, at the start; from then on a steady one counts.

    So a clock that is set back makes no turn longer, and one that is set forward ends none.
    """

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    def now(self) -> int:
        return int((self._began + time.monotonic()) * 1000)

    def call_at(self, moment: int, ring: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(max(0, moment - self.now()) / 1000, ring)


class ThreadWorkers:
    """A few threads; what is more than they can do waits for its turn."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(MOST_THREADS, thread_name_prefix="worker")

    def run(self, work: Callable[[], Result], then: Callable[[Result | Exception], None]) -> None:
        doing = asyncio.get_running_loop().run_in_executor(self._threads, lambda: result_or_error(work))
        doing.add_done_callback(lambda done: None if done.cancelled() else then(done.result()))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
