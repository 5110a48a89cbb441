"""A rate limit: how fast one connection may send, and all connections of one address together."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from vernissage.limits.bucket import Bucket, Rate
from vernissage.limits.budgets import Budgets
from vernissage.limits.hits import Budget
from vernissage.limits.shared_budgets import CommonBudgets

Verdict: TypeAlias = Literal["take", "drop", "close"]
Clock: TypeAlias = Callable[[], float]  # seconds
FRAMES_AHEAD, BYTES_AHEAD = 20, 2000  # of ink, that are paid for at once: a second


class SharedRates:
    """What all connections of an address share. Connections with a seat may go beyond it, so that nobody else can throw
    them out of a game."""

    def __init__(self, budgets: Budgets, common: CommonBudgets) -> None:
        messages = Rate(budgets.address_messages_per_second, budgets.address_messages_at_once)
        self._messages = common.allowance("messages", messages)
        self._bytes = common.allowance("bytes", Rate(budgets.address_bytes_per_second, budgets.address_bytes_at_once))

    def take(self, address: str, size: int, messages: int = 1, now: float | None = None) -> bool:
        """`now`: for callers that have just looked at the clock."""
        return self._messages.of(address).take(messages, now) and self._bytes.of(address).take(size, now)


class Rates:
    """Of one connection. `has_seat` says whether it is somebody's at a table; `hit` hears what was too much."""

    def __init__(
        self,
        budgets: Budgets,
        now: Clock,
        take_shared: Callable[[int, int, float | None], bool],
        has_seat: Callable[[], bool],
        hit: Callable[[Budget], None],
    ) -> None:
        self._messages = Bucket(budgets.messages_per_second, budgets.messages_at_once, now)
        self._bytes = Bucket(budgets.bytes_per_second, budgets.bytes_at_once, now)
        self._ink = Bucket(budgets.ink_per_second, budgets.ink_at_once, now)
        self._flood = Bucket(budgets.flood_per_second, budgets.flood_at_once, now)
        self._now = now
        self._take_shared = take_shared
        self._has_seat = has_seat
        self._hit = hit
        self._ahead = ((self._ink, FRAMES_AHEAD), (self._flood, FRAMES_AHEAD), (self._bytes, BYTES_AHEAD))
        self._frames_ahead = self._bytes_ahead = 0  # of ink: paid for, and not sent yet

    def message(self, size: int) -> Verdict:
        return "take" if self._takes(self._messages, size) else "close"

    def ink(self, size: int) -> Verdict:
        """Ink that comes too fast is dropped: the whole stroke follows as a command anyway."""
        if not self._frames_ahead or self._bytes_ahead < size <= BYTES_AHEAD:
            self._pay_ahead()
        if self._frames_ahead and size <= self._bytes_ahead:
            self._frames_ahead -= 1
            self._bytes_ahead -= size
            return "take"
        if not self._takes(self._flood, size):
            return "close"
        return "take" if self._ink.take() else "drop"

    def _pay_ahead(self) -> None:
        """A pen that is down sends one small frame after another: to ask five budgets about each would cost more than
        to hand the ink round. Where there is not enough for several, they are counted one by one."""
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

    def _takes(self, messages: Bucket, size: int) -> bool:
        now = self._now()
        if not messages.take(1, now):
            self._hit("messages")
        elif not self._bytes.take(size, now):
            self._hit("bytes")
        elif not (self._take_shared(size, 1, now) or self._has_seat()):
            self._hit("messages-per-address")
        else:
            return True
        return False
