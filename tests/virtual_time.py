"""Virtual time, which passes only when told to: tests and simulations are the same for the same seed."""

import heapq
from collections import deque
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
    """Timers in virtual time; those due at the same moment ring in the order in which they were set."""

    def __init__(self, now: int = BEGINNING) -> None:
        self._now = now
        self._moments: list[int] = []  # a heap of the moments at which something rings, each once
        self._at: dict[int, deque[VirtualTimer]] = {}  # what rings at each of them

    def now(self) -> int:
        return self._now

    def call_at(self, moment: int, ring: Callable[[], None]) -> VirtualTimer:
        timer = VirtualTimer(ring)
        if moment < self._now:
            moment = self._now
        beside = self._at.get(moment)
        if beside is None:
            self._at[moment] = deque((timer,))
            heapq.heappush(self._moments, moment)
        else:
            beside.append(timer)
        return timer

    def call_soon(self, ring: Callable[[], None]) -> None:
        self.call_at(self._now, ring)

    @property
    def waiting(self) -> int:
        """How many timers are set."""
        return sum([timer.ring is not None for timers in self._at.values() for timer in timers])

    def next_ring(self) -> int | None:
        """The moment at which the next timer rings; `None` if none is set."""
        while self._moments:
            timers = self._at[self._moments[0]]
            while timers and timers[0].ring is None:
                timers.popleft()
            if timers:
                return self._moments[0]
            del self._at[heapq.heappop(self._moments)]
        return None

    def ring_next(self) -> bool:
        """Lets time pass until one timer rings; returns whether one was set."""
        moment = self.next_ring()
        if moment is None:
            return False
        self._now = moment
        ring = self._at[moment].popleft().ring
        assert ring is not None, "next_ring has dropped those that were cancelled"
        ring()
        return True

    def pass_time(self, milliseconds: int) -> None:
        """Lets this much time pass, and rings whatever is due meanwhile."""
        end, moments = self._now + milliseconds, self._moments
        while moments and moments[0] <= end:
            timers = self._at[moments[0]]
            if not timers:
                del self._at[heapq.heappop(moments)]
                continue
            self._now = moments[0]
            while timers:  # more may come meanwhile; most of a simulation's time is spent here
                ring = timers.popleft().ring
                if ring is not None:
                    ring()
        self._now = end


class VirtualWorkers:
    """Workers without threads: each piece of work is done at once."""

    def run(self, work: Callable[[], Result], then: Callable[[Result | Exception], None]) -> None:
        then(result_or_error(work))
