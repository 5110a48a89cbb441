"""Tells a game that minds it who has lost the connection and who is back."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial

from vernissage.core.seat import Seat
from vernissage.table.timing import Patience


class Absences:
    """Who is told once is told once: the game knows. Nobody is told while nobody is there to play on."""

    def __init__(
        self,
        patience: Patience,
        now: Callable[[], int],
        on_away: Callable[[Seat], None],
        on_back: Callable[[Seat], None],
    ) -> None:
        self._patience = patience
        self._now = now
        self._on_away = on_away
        self._on_back = on_back
        self._not_before = now() + patience.grace  # after a restart everybody is away for a moment
        self._here: set[tuple[int, Seat]] = set()
        self._since: dict[tuple[int, Seat], int] = {}
        self._told: set[tuple[int, Seat]] = set()
        self._handles: list[asyncio.TimerHandle] = []

    def follow(self, game: int | None, people: Collection[Seat], connected: Collection[Seat]) -> None:
        """`game`: the number of the one that runs, `None` when none does or when it does not mind."""
        self.stop()
        here = set() if game is None else {(game, seat) for seat in connected}
        came, self._here = here - self._here, here
        absent = {(game, seat) for seat in people if seat not in connected} if game is not None and connected else set()
        self._since = {one: self._since.get(one, self._now()) for one in absent}
        self._told &= absent
        for one in absent - self._told:
            self._at(max(self._since[one] + self._patience.away, self._not_before), partial(self._tell, one))
        for _, seat in came:
            self._on_back(seat)

    def tell_again(self) -> None:
        """Something could not be stored: with the next `follow`, everything is told once more."""
        self._here.clear()
        self._told.clear()

    def stop(self) -> None:
        for handle in self._handles:
            handle.cancel()
        self._handles.clear()

    def _tell(self, one: tuple[int, Seat]) -> None:
        self._told.add(one)
        self._on_away(one[1])

    def _at(self, moment: int, ring: Callable[[], None]) -> None:
        delay = max(0, moment - self._now()) / 1000
        self._handles.append(asyncio.get_running_loop().call_later(delay, ring))
