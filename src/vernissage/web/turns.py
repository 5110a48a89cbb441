"""Work begins in turns, a little of each address in one round of the loop, so that no address gets all of it."""

from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from vernissage.runtime.port import Timers

Begin: TypeAlias = Callable[[], object]


class Turns:
    """`most`: how many pieces of work of one address begin in a round."""

    def __init__(self, most: int, timers: Timers) -> None:
        self._most = most
        self._timers = timers
        self._begun: dict[str, int] = {}  # in this round
        self._waiting: dict[str, deque[Begin]] = {}
        self._is_round_over = True

    def take(self, who: str, begin: Begin) -> None:
        """Call `begin` now, or in a later round when `who` has had enough in this one."""
        if self._begun.get(who, 0) < self._most:
            self._begun[who] = self._begun.get(who, 0) + 1
            begin()
        else:
            self._waiting.setdefault(who, deque()).append(begin)
        if self._is_round_over:
            self._is_round_over = False
            self._timers.call_at(self._timers.now(), self._next_round)

    def _next_round(self) -> None:
        self._begun, self._is_round_over = {}, True
        for who in list(self._waiting):
            queue = self._waiting[who]
            for _ in range(min(self._most, len(queue))):
                self.take(who, queue.popleft())
            if not queue:
                del self._waiting[who]
