"""The bus within one process, for a server that is alone and for tests."""

from collections.abc import Callable
from functools import partial

from vernissage.runtime.port import Timers


class Hub:
    """What connects the nodes of one process."""

    def __init__(self, timers: Timers) -> None:
        self._timers = timers
        self.nodes: list[InProcessBus] = []
        self.is_up = True

    def carry(self, message: bytes, hear: Callable[[bytes], None]) -> None:
        """Delivers soon, but not before the sender has returned."""
        self._timers.call_at(self._timers.now(), lambda: hear(message))


class InProcessBus:
    """One node's end of the hub; shared as soon as a second node is connected."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._hearers: dict[str, list[Callable[[bytes], None]]] = {}
        hub.nodes.append(self)

    @property
    def is_shared(self) -> bool:
        return len(self._hub.nodes) > 1

    @property
    def is_up(self) -> bool:
        return self._hub.is_up

    def publish(self, subject: str, message: bytes) -> None:
        hub = self._hub
        if hub.is_up and self in hub.nodes:
            for node in hub.nodes:
                if node is not self and node.listens_to(subject):
                    hub.carry(message, partial(node.hear, subject))

    def subscribe(self, subject: str, hear: Callable[[bytes], None]) -> "InProcessSubscription":
        self._hearers.setdefault(subject, []).append(hear)
        return InProcessSubscription(lambda: self._hearers[subject].remove(hear))

    def listens_to(self, subject: str) -> bool:
        return bool(self._hearers.get(subject))

    def hear(self, subject: str, message: bytes) -> None:
        for hear in tuple(self._hearers.get(subject, ())):
            hear(message)

    def start(self) -> None:
        """Does nothing: there is no server to connect to."""

    async def close(self) -> None:
        if self in self._hub.nodes:
            self._hub.nodes.remove(self)


class InProcessSubscription:
    def __init__(self, cancel: Callable[[], None]) -> None:
        self._cancel: Callable[[], None] | None = cancel

    def cancel(self) -> None:
        cancel, self._cancel = self._cancel, None
        if cancel is not None:
            cancel()
