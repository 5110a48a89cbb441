"""When the bots of one table move: after a human's time, one thing at a time, and only while somebody is there."""

import asyncio
from collections.abc import Callable, Collection
from random import Random

from vernissage.core.seat import Seat


class BotTimer:
    """Calls `on_turn` for each seat that a bot plays; what is to be played is told to `follow`.

    From `on_turn` to `done` a seat is at work, and nothing more is asked of it.
    """

    def __init__(self, pause: tuple[int, int], rng: Random, on_turn: Callable[[Seat], None]) -> None:
        self._pause = pause
        self._rng = rng
        self._on_turn = on_turn
        self._due: dict[Seat, asyncio.TimerHandle] = {}
        self._at_work: set[Seat] = set()
        self._eager: set[Seat] = set()

    def follow(self, seats: Collection[Seat]) -> None:
        """`seats` are to move. A pause that has begun for one of them goes on."""
        for seat in set(self._due) - set(seats):
            self._due.pop(seat).cancel()
        for seat in seats:
            if seat not in self._due and seat not in self._at_work:
                self._due[seat] = asyncio.get_running_loop().call_later(self._delay(seat), self._move, seat)

    def done(self, seat: Seat, *, at_once: bool = False) -> None:
        """It may be asked again; `at_once`: without a pause."""
        self._at_work.discard(seat)
        if at_once:
            self._eager.add(seat)

    def stop(self) -> None:
        for handle in self._due.values():
            handle.cancel()
        self._due.clear()

    def _move(self, seat: Seat) -> None:
        del self._due[seat]
        self._at_work.add(seat)
        self._on_turn(seat)

    def _delay(self, seat: Seat) -> float:
        if seat in self._eager:
            self._eager.discard(seat)
            return 0.0
        return self._rng.uniform(*self._pause) / 1000
