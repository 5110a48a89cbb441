"""How much one connection or one address may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable

from vernissage.core.refused import Refused
from vernissage.runtime.port import Timers
from vernissage.web.guessing import Guessing

GUESSES = (0.2, 20)  # a second, and at once


class Bucket:
    """Fills at `rate` a second up to `burst`; everything asked for takes one out."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._level = burst
        self._at = now()

    def take(self) -> bool:
        """Whether there was one left."""
        if not self.has_some():
            return False
        self._level -= 1
        return True

    def give_back(self) -> None:
        """What was taken was not used."""
        self._level = min(self._burst, self._level + 1)

    def has_some(self) -> bool:
        now = self._now()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level >= 1


class Allowance:
    """A bucket for every address; those not heard of for longest are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address) or Bucket(self._rate, self._burst, self._now)
        self._buckets[address] = bucket
        self._buckets.move_to_end(address)
        while len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket

    def spend(self, address: str) -> None:
        if not self.of(address).take():
            raise Refused("too-fast")


class Limits:
    """What the whole server allows by address: tables opened, and wrong codes, passes and owner's keys tried. Each has
    its own, so that whoever tries codes keeps nobody from what they know."""

    def __init__(self, tables_per_minute: int, timers: Timers) -> None:
        def guesses() -> Allowance:
            return Allowance(*GUESSES, now)

        def now() -> float:
            return timers.now() / 1000

        self.opening = Allowance(tables_per_minute / 60, tables_per_minute, now)
        self.codes = Guessing(guesses().of, timers)
        self.codes_over_http = Guessing(guesses().of, timers)
        self.passes = guesses()
        self.keys = guesses()
