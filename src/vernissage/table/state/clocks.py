"""Clocks: when a game's time limits run out, as a pure function of the log's times, so that they survive a restart."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from vernissage.contract.game import Clock, Waiting
from vernissage.contract.seat import Seat


class Running(Struct, frozen=True):
    clock: Clock
    until: int  # milliseconds of Unix time


class Clocks(Struct, frozen=True):
    """The clock that runs, the one around it, what is left (ms) of paused ones, and those that run for one seat
    alone."""

    running: Running | None = None
    kept: dict[str, int] = {}
    within: Running | None = None
    by_seat: dict[Seat, tuple[Running, ...]] = {}

    @property
    def all_running(self) -> tuple[Running, ...]:
        """Returns every clock that will run out."""
        beside = tuple(running for clocks in self.by_seat.values() for running in clocks)
        return beside if self.running is None else (self.running, *beside)

    def following(self, waiting: Waiting, at: int) -> "Clocks":
        """Returns the clocks after the game began to wait like this at time `at`."""
        clocks = self.waiting_on(waiting.clock, at)
        if not waiting.by_seat and not self.by_seat:
            return clocks  # as with most moves
        by_seat = self._by_seat(waiting.by_seat, at)
        return clocks if by_seat == clocks.by_seat else replace(clocks, by_seat=by_seat)

    def _by_seat(self, clocks: Mapping[Seat, tuple[Clock, ...]], at: int) -> dict[Seat, tuple[Running, ...]]:
        """Returns the clocks by seat, each with the deadline that it has already, or with all its time."""
        known = {running.clock.key: running for some in self.by_seat.values() for running in some}
        return {
            seat: tuple(known.get(clock.key) or Running(clock, at + _milliseconds(clock)) for clock in some)
            for seat, some in clocks.items()
        }

    def waiting_on(self, clock: Clock | None, at: int) -> "Clocks":
        """Returns the clocks after the table began to wait on `clock`."""
        if self.running is not None and clock is not None and self.running.clock.key == clock.key:
            return self
        if clock is None:
            return self if self.running is None else Clocks(None, self._kept_at(at), by_seat=self.by_seat)
        within = self._going_on(clock.within, at) if clock.within else None
        running, kept = self._going_on(clock, at), self._kept_at(at)
        kept.pop(clock.key, None)
        until = min(running.until, within.until) if within else running.until
        return Clocks(Running(clock, until), kept, within, self.by_seat)

    def _going_on(self, clock: Clock, at: int) -> Running:
        """Returns the clock with the deadline it has already, with what was left of it, or with all its time."""
        for known in (self.running, self.within):
            if known is not None and known.clock.key == clock.key:
                return known
        left = self.kept.get(clock.key) if clock.pauses else None
        return Running(clock, at + (_milliseconds(clock) if left is None else left))

    def left(self, now: int) -> int | None:
        """Returns milliseconds until the running clock runs out; `None` if none runs."""
        return None if self.running is None else max(0, self.running.until - now)

    def _kept_at(self, at: int) -> dict[str, int]:
        if self.running is None or not self.running.clock.pauses:
            return dict(self.kept)
        # A pausing clock is the only one of its kind: what an earlier one had left is of no use any more.
        return {self.running.clock.key: max(0, self.running.until - at)}


def _milliseconds(clock: Clock) -> int:
    return round(clock.seconds * 1000)
