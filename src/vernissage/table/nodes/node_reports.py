"""Reports that every node publishes now and then, so that any node can show all of them."""

import logging
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from vernissage.bus.port import Bus
from vernissage.runtime.port import Timers

logger = logging.getLogger(__name__)
TELL_EVERY = 2_000  # milliseconds
FORGET_AFTER = 3 * TELL_EVERY
Said = TypeVar("Said")


class NodeReports(Generic[Said]):
    """Collects reports of type `kind`; `say` makes this node's. A node that falls silent is forgotten."""

    def __init__(self, subject: str, kind: Any, say: Callable[[], Said], node: str, bus: Bus, timers: Timers) -> None:
        self._subject = subject
        self._say = say
        self._node = node
        self._bus = bus
        self._timers = timers
        self._decoder: msgspec.msgpack.Decoder[tuple[str, Said]] = msgspec.msgpack.Decoder(tuple[str, kind])
        self._elsewhere: dict[str, tuple[int, Said]] = {}

    def begin(self) -> None:
        if self._bus.is_shared:
            self._bus.subscribe(self._subject, self._hear)
            self._tell()

    def all(self) -> list[Said]:
        """Returns the latest reports of the others, then this node's."""
        return [*self.others(), self._say()]

    def others(self) -> list[Said]:
        """Returns the latest reports of the other nodes."""
        since = self._timers.now() - FORGET_AFTER
        return [said for said_at, said in self._elsewhere.values() if said_at > since]

    def _tell(self) -> None:
        self._bus.publish(self._subject, msgspec.msgpack.encode((self._node, self._say())))
        self._timers.call_at(self._timers.now() + TELL_EVERY, self._tell)

    def _hear(self, message: bytes) -> None:
        try:
            node, said = self._decoder.decode(message)
        except msgspec.DecodeError:  # of a node of another version
            logger.warning("%s: a message from another node was not understood", self._subject)
            return
        now = self._timers.now()
        alive = {node: report for node, report in self._elsewhere.items() if report[0] > now - FORGET_AFTER}
        self._elsewhere = {**alive, node: (now, said)}
