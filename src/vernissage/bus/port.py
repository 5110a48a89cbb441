"""How nodes tell each other what is going on. Anything may be lost: whatever matters is in the log."""

from collections.abc import Callable
from typing import Protocol


class Subscription(Protocol):
    def cancel(self) -> None:
        """Hear nothing more."""


class Bus(Protocol):
    """One node's end of it. Nothing here may be called from another thread than the loop's."""

    @property
    def is_shared(self) -> bool:
        """Whether other nodes can be there at all."""

    @property
    def is_up(self) -> bool:
        """Whether they can be reached just now."""

    def publish(self, subject: str, message: bytes) -> None:
        """Tell the other nodes, never this one. Does not wait and does not fail."""

    def subscribe(self, subject: str, hear: Callable[[bytes], None]) -> Subscription:
        """Hear what other nodes publish from now on, in the order in which each of them did."""

    async def close(self) -> None:
        """Send what waits, then disconnect."""
