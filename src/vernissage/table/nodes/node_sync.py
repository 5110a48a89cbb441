"""Synchronisation: keeps this node's tables in step with those of other nodes."""

import logging
from collections.abc import Callable, Mapping

import msgspec

from vernissage.bus.port import Subscription
from vernissage.runtime.port import Timer
from vernissage.table.nodes.heartbeat import Heartbeat
from vernissage.table.nodes.messages import AboutTable, Gone, Here, decode, encode, subject_of
from vernissage.table.shell.inputs import Input, NodeLost, NodeSaid, NodesMet, SyncDue
from vernissage.table.shell.resources import Runtime
from vernissage.table.shell.room import Room

logger = logging.getLogger(__name__)
LOOK_AGAIN = 15_000  # milliseconds until a lost message has healed
LOOK_WITHOUT_BUS = 1_000


class NodeSync:
    """Keeps the tables in memory in step. `rooms`: by their codes; `on_gone` is called for one that was
    deleted at another node."""

    def __init__(self, runtime: Runtime, rooms: Mapping[str, Room], on_gone: Callable[[str], None]) -> None:
        self._runtime = runtime
        self._rooms = rooms
        self._on_gone = on_gone
        self.heartbeat = Heartbeat(
            runtime, lambda: self._tell_all(NodesMet()), lambda node: self._tell_all(NodeLost(node))
        )
        self._hearing: dict[str, Subscription] = {}
        self._looked_at = 0
        self._timer: Timer | None = None

    def begin(self) -> None:
        if self._runtime.bus.is_shared:
            self.heartbeat.begin()
            self._keep_looking()

    def end(self) -> None:
        if self._timer is not None:
            self.heartbeat.end()
            self._timer.cancel()

    def attach(self, code: str) -> None:
        """Subscribes to a table that is in memory from now on."""
        self._hearing[code] = self._runtime.bus.subscribe(subject_of(code), lambda data: self._hear(code, data))
        self._rooms[code].take(NodesMet())

    def detach(self, code: str) -> None:
        hearing = self._hearing.pop(code, None)
        if hearing is not None:
            hearing.cancel()

    def tell_gone(self, code: str) -> None:
        """Tells other nodes that the table was deleted here."""
        self._runtime.bus.publish(subject_of(code), encode(Gone()))

    def _hear(self, code: str, data: bytes) -> None:
        try:
            message = decode(data)
        except msgspec.DecodeError:  # of a node of another version
            logger.warning("table %s: a message from another node was not understood", code)
            return
        self._take(code, message)

    def _take(self, code: str, message: AboutTable) -> None:
        if isinstance(message, Here):
            self.heartbeat.saw(message.node)
        if isinstance(message, Gone):
            self._on_gone(code)
        elif code in self._rooms:
            self._rooms[code].take(NodeSaid(message))

    def _tell_all(self, input: Input) -> None:
        for room in tuple(self._rooms.values()):
            room.take(input)

    def _keep_looking(self) -> None:
        """Polls the log and says again who is here, in case a message was lost."""
        now, bus = self._runtime.timers.now(), self._runtime.bus
        if now >= self._looked_at + (LOOK_AGAIN if bus.is_up else LOOK_WITHOUT_BUS):
            self._looked_at = now
            self._tell_all(SyncDue())
        self._timer = self._runtime.timers.call_at(now + LOOK_WITHOUT_BUS, self._keep_looking)
