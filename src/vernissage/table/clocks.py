"""When what a game waits for runs out: a pure function of the log's times, so that it survives a restart."""

from msgspec import Struct

from vernissage.core.game import Clock


class Running(Struct, frozen=True):
    clock: Clock
    until: int  # milliseconds of Unix time


class Clocks(Struct, frozen=True):
    """The clock that runs, and what is left (ms) of those that stand still meanwhile."""

    running: Running | None = None
    kept: dict[str, int] = {}

    def follow(self, clock: Clock | None, at: int) -> "Clocks":
        """At `at` the game waits on `clock`."""
        if self.running is not None and clock is not None and self.running.clock.key == clock.key:
            return self
        kept = self._kept_at(at)
        if clock is None:
            return Clocks(None, kept)
        left = kept.pop(clock.key, clock.seconds * 1000) if clock.pauses else clock.seconds * 1000
        return Clocks(Running(clock, at + left), kept)

    def _kept_at(self, at: int) -> dict[str, int]:
        if self.running is None or not self.running.clock.pauses:
            return dict(self.kept)
        # A pausing clock is the only one of its kind: what an earlier one had left is of no use any more.
        return {self.running.clock.key: max(0, self.running.until - at)}
