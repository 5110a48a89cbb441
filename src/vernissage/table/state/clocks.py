"""When what a game waits for runs out: a pure function of the log's times, so that it survives a restart."""

from msgspec import Struct

from vernissage.contract.game import Clock


class Running(Struct, frozen=True):
    clock: Clock
    until: int  # milliseconds of Unix time


class Clocks(Struct, frozen=True):
    """The clock that runs, the one around it, and what is left (ms) of those that stand still meanwhile."""

    running: Running | None = None
    kept: dict[str, int] = {}
    within: Running | None = None

    def waiting_on(self, clock: Clock | None, at: int) -> "Clocks":
        """At `at` the game waits on `clock`."""
        if self.running is not None and clock is not None and self.running.clock.key == clock.key:
            return self
        if clock is None:
            return self if self.running is None else Clocks(None, self._kept_at(at))
        within = self._going_on(clock.within, at) if clock.within else None
        running, kept = self._going_on(clock, at), self._kept_at(at)
        kept.pop(clock.key, None)
        until = min(running.until, within.until) if within else running.until
        return Clocks(Running(clock, until), kept, within)

    def _going_on(self, clock: Clock, at: int) -> Running:
        """With the deadline it has already, with what was left of it, or with all its time."""
        for known in (self.running, self.within):
            if known is not None and known.clock.key == clock.key:
                return known
        left = self.kept.get(clock.key) if clock.pauses else None
        return Running(clock, at + (clock.seconds * 1000 if left is None else left))

    def left(self, now: int) -> int | None:
        """Milliseconds until the running clock runs out; `None` when none runs."""
        return None if self.running is None else max(0, self.running.until - now)

    def _kept_at(self, at: int) -> dict[str, int]:
        if self.running is None or not self.running.clock.pauses:
            return dict(self.kept)
        # A pausing clock is the only one of its kind: what an earlier one had left is of no use any more.
        return {self.running.clock.key: max(0, self.running.until - at)}
