"""A heartbeat: each node says several times per second that it is alive."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec
from msgspec import Struct

from vernissage.bus.port import Subscription
from vernissage.runtime.port import Timer
from vernissage.table.nodes.messages import encode
from vernissage.table.shell.resources import Runtime

SUBJECT = "nodes"
BEAT = 300  # milliseconds
DEAD_AFTER = 1_000  # milliseconds without a message


class Alive(Struct, frozen=True, tag=True):
    """The message that a node is alive. `version`: of its Vernissage."""

    node: str
    version: str = ""


class Leaving(Struct, frozen=True, tag=True):
    """The message that a node is being stopped."""

    node: str


Word: TypeAlias = Alive | Leaving

_decoder: msgspec.msgpack.Decoder[Word] = msgspec.msgpack.Decoder(Word)


class Heartbeat:
    """Notices nodes that appear and vanish. `met` is called when there may be nodes that do not know this one, `lost`
    with the name of a node that is gone.

    While the bus is down, no node counts as gone: nothing is known of them, and play goes on.
    """

    def __init__(self, runtime: Runtime, met: Callable[[], None], lost: Callable[[str], None]) -> None:
        self._node, self._version = runtime.node, runtime.version
        self._alive = encode(Alive(runtime.node, runtime.version))
        self._bus = runtime.bus
        self._timers = runtime.timers
        self._met = met
        self._lost = lost
        self._heard_at: dict[str, int] = {}
        self._versions: dict[str, str] = {}  # of those that have said it
        self._muted_until = 0  # before that, silence means nothing
        self._last_beat = 0
        self._was_up = False
        self._hearing: Subscription | None = None
        self._timer: Timer | None = None

    @property
    def has_other_versions(self) -> bool:
        """Whether a node that is alive runs another version than this one."""
        return any(version != self._version for version in self._versions.values())

    def begin(self) -> None:
        self._hearing = self._bus.subscribe(SUBJECT, self._hear)
        self._last_beat = self._timers.now()
        self._beat()

    def end(self) -> None:
        self._bus.publish(SUBJECT, encode(Leaving(self._node)))
        if self._hearing is not None and self._timer is not None:
            self._hearing.cancel()
            self._timer.cancel()

    def saw(self, node: str) -> None:
        """Records that a node was heard from."""
        self._heard_at[node] = self._timers.now()

    def _hear(self, data: bytes) -> None:
        word = _decoder.decode(data)
        if isinstance(word, Leaving):
            self._drop(word.node)
            return
        is_new = word.node not in self._heard_at
        self.saw(word.node)
        self._versions[word.node] = word.version
        if is_new:
            self._met()

    def _beat(self) -> None:
        now, is_up = self._timers.now(), self._bus.is_up
        was_held_up = now - self._last_beat > 2 * BEAT  # messages that came meanwhile are still waiting
        if was_held_up or not is_up or not self._was_up:
            self._muted_until = now + DEAD_AFTER
        if is_up:
            self._bus.publish(SUBJECT, self._alive)
            if not self._was_up:
                self._met()
        self._last_beat, self._was_up = now, is_up
        self._expire(now)
        self._timer = self._timers.call_at(now + BEAT, self._beat)

    def _expire(self, now: int) -> None:
        if now >= self._muted_until:
            for node in [node for node, heard_at in self._heard_at.items() if heard_at + DEAD_AFTER <= now]:
                self._drop(node)

    def _drop(self, node: str) -> None:
        self._versions.pop(node, None)
        if self._heard_at.pop(node, None) is not None:
            self._lost(node)
