"""A token bucket: how much somebody may use over time."""

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from vernissage.contract.refused import Refused


class Rate(Struct, frozen=True):
    """How much per second on average, and how much at once after a pause."""

    per_second: float
    at_once: float


class Bucket:
    """Fills at `rate` per second up to `burst`; everything asked for takes some out."""

    __slots__ = ("_burst", "_level", "_now", "_rate", "_taken", "at")  # every connection has several

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._level = burst
        self._taken: float = 0
        self.at: float = 0  # when it was last asked; a full bucket needs no history

    def take(self, amount: float = 1, now: float | None = None) -> bool:
        """Whether that much was left; if not, nothing is taken. `now`: for callers that have just looked at the
        clock."""
        if now is None:
            now = self._now()
        level = self._level
        if now > self.at:  # as in `_fill`: every message is paid for from several buckets
            level += (now - self.at) * self._rate
            if level > self._burst:
                level = self._burst
            self.at = now
        if level < amount:
            self._level = level
            return False
        self._level = level - amount
        self._taken += amount
        return True

    def give_back(self, amount: float = 1) -> None:
        """What was taken was not used."""
        self._level = min(self._burst, self._level + amount)
        self._taken -= amount

    def count(self) -> float:
        """How much was taken since this was asked last."""
        taken, self._taken = self._taken, 0
        return taken

    def was_taken(self, amount: float, now: float | None = None) -> None:
        """Something was taken at another node: there is that much less here, but never less than nothing."""
        if self.has(amount, now):
            self._level -= amount
        else:
            self._level = min(self._level, 0)

    def has(self, amount: float = 1, now: float | None = None) -> bool:
        if now is None:
            now = self._now()
        if now > self.at:
            self._fill(now)
        return self._level >= amount

    def _fill(self, now: float) -> None:
        """Until `now`, if that is later than the last time: many ask in one moment."""
        self._level = min(self._burst, self._level + (now - self.at) * self._rate)
        self.at = now


class Allowance:
    """A bucket for everybody, by name or address; those unused for longest are forgotten."""

    MOST = 10_000

    def __init__(
        self,
        rate: float,
        burst: float,
        now: Callable[[], float] = time.monotonic,
        missed: Callable[[str], None] = lambda _who: None,
    ) -> None:
        """`missed` hears who had nothing left when they wanted to spend some."""
        self._rate, self._burst, self._now = rate, burst, now
        self._missed = missed
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = self.make(who)
            while len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket

    def make(self, who: str) -> Bucket:  # noqa: ARG002 - for those that tell others of it
        return Bucket(self._rate, self._burst, self._now)

    def taken(self, since: float, least: float) -> dict[str, float]:
        """Who has taken more than `least` since then, and how much. Each taking is told once."""
        found = {}
        for who, bucket in reversed(self._buckets.items()):
            if bucket.at < since:
                break
            if (amount := bucket.count()) > least:
                found[who] = amount
        return found

    def spend(self, who: str) -> None:
        if not self.of(who).take():
            self._missed(who)
            raise Refused("too-fast")
