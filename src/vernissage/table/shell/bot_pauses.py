"""Pauses of bots: they move after as long as a human would take, and do one thing at a time."""

from collections.abc import Collection
from random import Random

from vernissage.contract.seat import Seat


class BotPauses:
    """The pauses of a table's bots. From the end of its pause until `done`, a seat is at work and not asked again."""

    def __init__(self, pause: tuple[int, int], rng: Random) -> None:
        self._pause = pause
        self._share = 1.0  # share of the usual pause
        self._rng = rng
        self._until: dict[Seat, int] = {}
        self._at_work: set[Seat] = set()
        self._eager: set[Seat] = set()

    @property
    def due(self) -> int | None:
        return min(self._until.values()) if self._until else None

    def follow(self, seats: Collection[Seat], now: int) -> None:
        """Starts pauses for `seats`, whose turn it is; those that have begun continue."""
        self._until = {seat: until for seat, until in self._until.items() if seat in seats}
        for seat in seats:
            if seat not in self._until and seat not in self._at_work:
                self._until[seat] = now + self._length(seat)

    def over(self, now: int) -> list[Seat]:
        """Returns the seats whose pause is over; they are at work now."""
        ready = [seat for seat, until in self._until.items() if until <= now]
        for seat in ready:
            del self._until[seat]
            self._at_work.add(seat)
        return ready

    def done(self, seat: Seat, *, at_once: bool = False) -> None:
        """Lets a seat be asked again; `at_once`: without a pause."""
        self._at_work.discard(seat)
        if at_once:
            self._eager.add(seat)

    def quicken(self, share: float, now: int) -> None:
        """Shortens pauses to this share of their usual length, even those that have begun."""
        self._share = share
        longest = now + max(1, int(self._pause[1] * share))
        self._until = {seat: min(until, longest) for seat, until in self._until.items()}

    def hurry(self, seats: Collection[Seat]) -> None:
        """Ends the pauses of seats for which people have waited long enough."""
        self._eager.update(seats)

    def _length(self, seat: Seat) -> int:
        if seat in self._eager:
            self._eager.discard(seat)
            return 0
        return max(
            1, int(self._rng.uniform(*self._pause) * self._share)
        )  # a bot that does nothing must not be asked in a tight loop
