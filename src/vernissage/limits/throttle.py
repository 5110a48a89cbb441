"""Throttle, a rate limit: how fast one connection may send, and all connections of one address together."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from vernissage.limits.budgets import Budgets
from vernissage.limits.hits import Budget
from vernissage.limits.rate_limits import Bucket, Clock, RateLimits

Verdict: TypeAlias = Literal["take", "drop", "close"]
TakeShared: TypeAlias = Callable[[int, int, float | None], bool]
FRAMES_AHEAD, BYTES_AHEAD = 20, 2000  # of ink, paid for at once: a second's worth


class AddressThrottle:
    """The throttle that all connections of an address share. Those with a seat may exceed it, so that nobody else can
    throw them out of a game."""

    def __init__(self, budgets: Budgets, limits: RateLimits) -> None:
        self._messages = limits.limit("messages", budgets.address_messages)
        self._bytes = limits.limit("bytes", budgets.address_bytes)

    def take(self, address: str, size: int, messages: int = 1, now: float | None = None) -> bool:
        """Takes from both buckets. `now`: the time, if the caller knows it."""
        return self._messages.of(address).take(messages, now) and self._bytes.of(address).take(size, now)


class Throttle:
    """The throttle of one connection. `has_seat` says whether its owner has a seat; `on_hit` is called with the budget
    that was hit."""

    def __init__(
        self,
        budgets: Budgets,
        now: Clock,
        take_shared: TakeShared,
        has_seat: Callable[[], bool],
        on_hit: Callable[[Budget], None],
    ) -> None:
        self._messages = Bucket(budgets.messages, now)
        self._bytes = Bucket(budgets.bytes, now)
        self._ink = Bucket(budgets.ink, now)
        self._flood = Bucket(budgets.flood, now)
        self._now = now
        self._take_shared = take_shared
        self._has_seat = has_seat
        self._on_hit = on_hit
        self._ahead = ((self._ink, FRAMES_AHEAD), (self._flood, FRAMES_AHEAD), (self._bytes, BYTES_AHEAD))
        self._frames_ahead = self._bytes_ahead = 0  # of ink, paid for and not sent yet

    def take(self, size: int, messages: Bucket | None = None) -> bool:
        """Whether a message of `size` bytes is within all limits; `messages`: the bucket of its kind."""
        now = self._now()
        if not (messages or self._messages).take(1, now):
            self._on_hit("messages")
        elif not self._bytes.take(size, now):
            self._on_hit("bytes")
        elif not (self._take_shared(size, 1, now) or self._has_seat()):
            self._on_hit("messages-per-address")
        else:
            return True
        return False

    def ink(self, size: int) -> Verdict:
        """Whether to take a frame of ink. Ink that comes too fast is dropped: the whole stroke follows as a command
        anyway."""
        if not self._frames_ahead or self._bytes_ahead < size <= BYTES_AHEAD:
            self._pay_ahead()
        if self._frames_ahead and size <= self._bytes_ahead:
            self._frames_ahead -= 1
            self._bytes_ahead -= size
            return "take"
        if not self.take(size, self._flood):
            return "close"
        return "take" if self._ink.take() else "drop"

    def _pay_ahead(self) -> None:
        """Pays for several frames of ink at once: to ask five budgets about each would cost more than to fan the ink
        out. If there is not enough for several, they are paid for one by one."""
        now = self._now()
        self._give_back(self._frames_ahead, self._bytes_ahead)
        if all(bucket.has(amount, now) for bucket, amount in self._ahead):
            for bucket, amount in self._ahead:
                bucket.take(amount, now)
            if self._take_shared(BYTES_AHEAD, FRAMES_AHEAD, now):
                self._frames_ahead, self._bytes_ahead = FRAMES_AHEAD, BYTES_AHEAD
                return
            self._give_back(FRAMES_AHEAD, BYTES_AHEAD)
        self._frames_ahead = self._bytes_ahead = 0

    def _give_back(self, frames: int, size: int) -> None:
        self._ink.give_back(frames)
        self._flood.give_back(frames)
        self._bytes.give_back(size)
