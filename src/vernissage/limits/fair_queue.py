"""A fair queue: each address starts a little work in each round of the loop, so that none takes all of it."""

from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from vernissage.runtime.port import Timers

OnTurn: TypeAlias = Callable[[], object]
COUNTED_ADDRESSES = 1_000  # addresses whose begun work is counted


class FairQueue:
    """The queue. `most`: how many pieces of work one address may begin per round.

    Noticing the end of every round would cost more than most of that work. So begun work is counted until some address
    reaches the limit: the rest of its work then waits for the next round, which resets all counts.
    """

    def __init__(self, most: int, timers: Timers) -> None:
        self._most = most
        self._timers = timers
        self._begun: dict[str, int] = {}  # since the counts were reset
        self._waiting: dict[str, deque[OnTurn]] = {}
        self._is_round_to_end = False

    def take(self, who: str, begin: OnTurn) -> None:
        """Calls `begin` now, or in the next round if `who` has reached the limit."""
        begun = self._begun.get(who, 0)
        if begun < self._most:
            self._begun[who] = begun + 1
            begin()
        else:
            self._waiting.setdefault(who, deque()).append(begin)
            self._end_round()
        if len(self._begun) > COUNTED_ADDRESSES:
            self._end_round()

    def _end_round(self) -> None:
        if not self._is_round_to_end:
            self._is_round_to_end = True
            self._timers.call_at(self._timers.now(), self._next_round)

    def _next_round(self) -> None:
        self._begun, self._is_round_to_end = {}, False
        for who in list(self._waiting):
            queue = self._waiting[who]
            for _ in range(min(self._most, len(queue))):
                self.take(who, queue.popleft())
            if queue:
                self._end_round()
            else:
                del self._waiting[who]
