"""A watchdog for the event loop: reports what blocked it, since nobody else is served meanwhile."""

import asyncio
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from types import FrameType

from vernissage.runtime.meter import Meter

logger = logging.getLogger(__name__)
MEASURED_EVERY = 0.25  # seconds
LIMIT = 0.05  # seconds
DEPTH = 6  # places in the code, the innermost last
BETWEEN = "many small things in a row, or by a machine that is busy with something else"

Report = Callable[[float, str], None]  # for how many seconds the loop was blocked, and where


def log(seconds: float, where: str) -> None:
    logger.warning("the loop was held for %d ms by %s", seconds * 1000, where)


class LoopWatch:
    """Beats on the loop, while a thread looks where the loop is stuck when a beat fails to come."""

    def __init__(self, report: Report = log, limit: float = LIMIT) -> None:
        self._report = report
        self._limit = limit
        self._beaten_at = time.monotonic()
        self._where: str | None = None  # where the loop has been since the last beat
        self._stopped = threading.Event()
        self._beat: asyncio.TimerHandle | None = None

    def __enter__(self) -> None:
        """Starts to watch the loop that runs in this thread."""
        self._on_beat()
        threading.Thread(target=self._look, args=(threading.get_ident(),), name="loop watch", daemon=True).start()

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        if self._beat is not None:
            self._beat.cancel()

    def _on_beat(self) -> None:
        now, where = time.monotonic(), self._where
        if where is not None:
            self._report(now - self._beaten_at, where)
        self._beaten_at, self._where = now, None
        self._beat = asyncio.get_running_loop().call_later(self._limit / 5, self._on_beat)

    def _look(self, thread: int) -> None:
        while not self._stopped.wait(self._limit / 5):
            late = time.monotonic() - self._beaten_at > self._limit
            frame = sys._current_frames().get(thread) if late and self._where is None else None
            if frame is not None:
                self._where = describe(frame)


async def measure_loop(meter: Meter) -> None:
    """Measures several times per second how late the loop is, until cancelled."""
    while True:
        due = time.perf_counter() + MEASURED_EVERY
        await asyncio.sleep(MEASURED_EVERY)
        meter.observe("loop_delay_seconds", max(0.0, time.perf_counter() - due))


def describe(frame: FrameType) -> str:
    """Describes the innermost frames of a stack, the outermost first; without any of ours, the loop itself."""
    places = traceback.extract_stack(frame)[-DEPTH:]
    if places[-1].filename == asyncio.runners.__file__:
        return BETWEEN
    return " > ".join(f"{place.name} ({place.filename.rpartition('/')[2]}:{place.lineno})" for place in places)
