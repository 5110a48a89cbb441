"""Time that passes only when it is told to: for tests, and for simulations that are the same for the same seed."""

import heapq
import itertools
from collections.abc import Callable

from vernissage.runtime.port import Result, result_or_error

BEGINNING = 1_700_000_000_000  # some day in 2023


class VirtualTimer:
    __slots__ = ("ring",)

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None


class VirtualTimers:
    """Rings in the order of moments, and in the order of asking where those are equal."""

    def __init__(self, now: int = BEGINNING) -> None:
        self._now = now
        self._asked = itertools.count()
        self._waiting: list[tuple[int, int, VirtualTimer]] = []

    def now(self) -> int:
        return self._now

    def call_at(self, moment: int, ring: Callable[[], None]) -> VirtualTimer:
        timer = VirtualTimer(ring)
        heapq.heappush(self._waiting, (moment if moment > self._now else self._now, next(self._asked), timer))
        return timer

    def next_ring(self) -> int | None:
        """When something rings next; `None` when nothing does."""
        while self._waiting and self._waiting[0][2].ring is None:
            heapq.heappop(self._waiting)
        return self._waiting[0][0] if self._waiting else None

    def ring_next(self) -> bool:
        """Let time pass until one timer rings. False when none waits."""
        moment = self.next_ring()
        if moment is None:
            return False
        self._now = moment
        ring = heapq.heappop(self._waiting)[2].ring
        assert ring is not None, "next_ring has dropped those that were cancelled"
        ring()
        return True

    def pass_time(self, milliseconds: int) -> None:
        """Let so much time pass, and ring whatever rings meanwhile."""
        end, waiting = self._now + milliseconds, self._waiting
        while waiting and waiting[0][0] <= end:  # most of a simulation's time is spent here
            self._now, _, timer = heapq.heappop(waiting)
            if timer.ring is not None:
                timer.ring()
        self._now = end


class VirtualWorkers:
    """No threads: what is asked for is done at once."""

    def run(self, work: Callable[[], Result], then: Callable[[Result | Exception], None]) -> None:
        then(result_or_error(work))
