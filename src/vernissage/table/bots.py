"""When the bots of one table move: after a human's time, one thing at a time, and only while somebody is there."""

import asyncio
from collections.abc import Callable, Collection
from random import Random

from vernissage.core.seat import Seat
from vernissage.table.timing import Patience

Turn = tuple[Seat, int]  # a seat that is to move, and the number of the table it would move on


class BotTimer:
    """Calls `on_turn` for each seat that a bot plays; what is to be played is told to `follow`."""

    def __init__(self, patience: Patience, rng: Random, on_turn: Callable[[Seat], None]) -> None:
        self._patience = patience
        self._rng = rng
        self._on_turn = on_turn
        self._due: dict[Turn, asyncio.TimerHandle] = {}

    def follow(self, seats: Collection[Seat], number: int) -> None:
        """`seats` are to move on the table as it is at `number`. A pause that has begun for a seat goes on."""
        begun = {seat: handle.when() for (seat, _), handle in self._due.items()}
        self.stop()
        loop = asyncio.get_running_loop()
        for seat in seats:
            when = begun.get(seat, loop.time() + self._pause())
            self._due[seat, number] = loop.call_at(when, self._move, (seat, number))

    def stop(self) -> None:
        for handle in self._due.values():
            handle.cancel()
        self._due.clear()

    def _move(self, turn: Turn) -> None:
        del self._due[turn]
        self._on_turn(turn[0])

    def _pause(self) -> float:
        least, most = self._patience.bot_pause
        return self._rng.uniform(least, most) / 1000
