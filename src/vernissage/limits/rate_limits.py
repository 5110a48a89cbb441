"""Rate limits: a token bucket for each address, by the name of the limit, shared by all nodes of a server."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

import msgspec
from msgspec import Struct

from vernissage.bus.port import Bus
from vernissage.contract.refused import Refused
from vernissage.limits.hits import Budget, Hits
from vernissage.runtime.port import Timer, Timers

logger = logging.getLogger(__name__)
SUBJECT = "rate-limits"
TELL_EVERY_MS = 1_000
WORTH_TELLING = 0.1  # share of a limit in that time: few use that much, so nodes have little to report

Clock: TypeAlias = Callable[[], float]  # seconds
Taken: TypeAlias = Mapping[str, Mapping[str, float]]  # by limit and by user, how much


class Rate(Struct, frozen=True):
    """A rate: how much per second on average, and how much at once after a pause."""

    per_second: float
    at_once: float

    def scaled_to(self, per_second: float) -> "Rate":
        """As much at once, compared with the average."""
        return Rate(per_second, self.at_once * per_second / self.per_second)


class Bucket:
    """A token bucket: fills at `rate` up to what may be taken at once; everything asked for takes some out."""

    __slots__ = ("_burst", "_level", "_now", "_rate", "_taken", "at")  # every connection has several

    def __init__(self, rate: Rate, now: Clock = time.monotonic) -> None:
        self._rate = rate.per_second
        self._burst = self._level = rate.at_once
        self._now = now
        self._taken: float = 0
        self.at: float = 0  # when it was last asked; a full bucket needs no history

    def take(self, amount: float = 1, now: float | None = None) -> bool:
        """Takes `amount`, or nothing if not enough is left; returns whether it was. `now`: the time, if the caller
        knows it."""
        if now is None:
            now = self._now()
        level = self._level
        if now > self.at:  # as in `has`: every message is paid for from several buckets
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

    def has(self, amount: float = 1, now: float | None = None) -> bool:
        if now is None:
            now = self._now()
        if now > self.at:  # many ask in one moment
            self._level = min(self._burst, self._level + (now - self.at) * self._rate)
            self.at = now
        return self._level >= amount

    def give_back(self, amount: float = 1) -> None:
        """Gives back what was taken and not used."""
        self._level = min(self._burst, self._level + amount)
        self._taken -= amount

    def was_taken(self, amount: float, now: float | None = None) -> None:
        """Deducts what was taken at another node (below zero: given back there). It leaves no debt: whoever takes the
        last at two nodes in one moment waits no longer than others."""
        if amount < 0:
            self._level = min(self._burst, self._level - amount)
        elif self.has(amount, now):
            self._level -= amount
        else:
            self._level = min(self._level, 0)

    def count(self) -> float:
        """Returns how much was taken since the last call."""
        taken, self._taken = self._taken, 0
        return taken


class RateLimit:
    """A bucket for each name or address; those unused for longest are forgotten."""

    MOST = 10_000

    def __init__(
        self,
        rate: Rate,
        now: Clock = time.monotonic,
        on_hit: Callable[[str], None] = lambda _who: None,
        on_taken: Callable[[str, float], None] = lambda _who, _amount: None,
    ) -> None:
        """`on_hit` is called with whoever wanted more than was left."""
        self._rate, self._now = rate, now
        self._on_hit, self._on_taken = on_hit, on_taken
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._now)
            while len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket

    def take(self, who: str) -> bool:
        taken = self.of(who).take()
        if taken:
            self._on_taken(who, 1)
        else:
            self._on_hit(who)
        return taken

    def spend(self, who: str) -> None:
        """Takes some; raises `Refused` if not enough is left."""
        if not self.take(who):
            raise Refused("too-fast")

    def give_back(self, who: str) -> None:
        self.of(who).give_back()
        self._on_taken(who, -1)

    def taken(self, since: float) -> dict[str, float]:
        """Returns who has taken a lot since the last call, and how much."""
        least = self._rate.per_second * WORTH_TELLING * TELL_EVERY_MS / 1000
        taken = {}
        for who, bucket in reversed(self._buckets.items()):
            if bucket.at < since:
                break
            if (amount := bucket.count()) > least:
                taken[who] = amount
        return taken


class RateLimits:
    """Rate limits shared by all nodes: moving from node to node gives nobody more. Every second, a node tells the
    others who has used a lot of which limit, and they deduct it. If a message is lost, somebody gets a little more."""

    def __init__(self, bus: Bus, timers: Timers, hits: Hits) -> None:
        self.hits = hits
        self._bus = bus
        self._timers = timers
        self._limits: dict[str, RateLimit] = {}
        self._rare: set[str] = set()
        self._decoder = msgspec.msgpack.Decoder(dict[str, dict[str, float]])
        self._next: Timer | None = None
        self._told_at = 0.0

    def seconds(self) -> float:
        return self._timers.now() / 1000

    def limit(self, name: str, rate: Rate) -> RateLimit:
        """Makes a limit; its `name` is the same at every node."""
        self._limits[name] = RateLimit(rate, self.seconds)
        return self._limits[name]

    def rare(self, name: str, rate: Rate, budget: Budget) -> RateLimit:
        """Makes a limit for rare actions, such as guessing a code, each of which other nodes are told of at once."""

        def tell(who: str, amount: float) -> None:
            self._publish({name: {who: amount}})

        self._limits[name] = RateLimit(rate, self.seconds, partial(self.hits.count, budget), tell)
        self._rare.add(name)
        return self._limits[name]

    def begin(self) -> None:
        if self._bus.is_shared:
            self._bus.subscribe(SUBJECT, self._hear)
            self._wait()

    def end(self) -> None:
        if self._next is not None:
            self._next.cancel()

    def _wait(self) -> None:
        self._told_at = self.seconds()
        self._next = self._timers.call_at(self._timers.now() + TELL_EVERY_MS, self._tell)

    def _tell(self) -> None:
        often = self._limits.keys() - self._rare
        taken = {name: amounts for name in often if (amounts := self._limits[name].taken(self._told_at))}
        if taken:
            self._publish(taken)
        self._wait()

    def _publish(self, taken: Taken) -> None:
        if self._bus.is_shared:
            self._bus.publish(SUBJECT, msgspec.msgpack.encode(taken))

    def _hear(self, message: bytes) -> None:
        try:
            told = self._decoder.decode(message)
        except msgspec.DecodeError:  # of a node of another version
            logger.warning("%s: a message from another node was not understood", SUBJECT)
            return
        for name, taken in told.items():
            if name in self._limits:
                for who, amount in taken.items():
                    self._limits[name].of(who).was_taken(amount)
