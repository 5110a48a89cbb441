"""The port of the bus, publish and subscribe among nodes. Any message may be lost: what matters is in the log."""

from collections.abc import Callable
from typing import Protocol


class Subscription(Protocol):
    def cancel(self) -> None:
        """Unsubscribes."""


class Bus(Protocol):
    """One node's end of the bus. Nothing here may be called from another thread than the loop's."""

    @property
    def is_shared(self) -> bool:
        """Whether there can be other nodes at all."""

    @property
    def is_up(self) -> bool:
        """Whether other nodes can be reached at present."""

    def publish(self, subject: str, message: bytes) -> None:
        """Sends a message to the other nodes, never to this one. Does not wait and does not fail."""

    def subscribe(self, subject: str, hear: Callable[[bytes], None]) -> Subscription:
        """Calls back with what other nodes publish from now on, in the order in which each of them did."""

    async def close(self) -> None:
        """Send what waits, then disconnect."""
