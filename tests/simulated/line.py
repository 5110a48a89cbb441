"""The line between a person and a node: frames under way, in order, until it breaks and takes them all with it."""

from collections import deque
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, cast

from picows import WSCloseCode, WSFrame, WSMsgType, WSTransport

from tests.simulated.machines import Faults
from tests.simulated.node import SimulatedNode
from tests.virtual_player import Frame
from vernissage.web.socket.session import Session

UNNOTICED = (0, 300, 30_000)  # milliseconds until a server notices that a line is broken
Hear = Callable[[WSMsgType, bytes], None]


class Line:
    """Both ends of it: a real session writes to it as to picows' transport; `hear` and `hung_up` are the person's."""

    def __init__(
        self, node: SimulatedNode, address: str, faults: Faults, rng: Random, hear: Hear, hung_up: Callable[[], None]
    ) -> None:
        self._node, self._faults, self._rng = node, faults, rng
        self._hear, self._hung_up = hear, hung_up
        self._timers = node.timers
        self._arrived: deque[tuple[WSMsgType, bytes]] = deque()  # a machine that stalls takes them later, in order
        self._up = self._down = 0  # when the last frame arrives
        self._is_broken = False  # for the person
        self._is_over = False  # for the server
        self.underlying_transport = self
        self.session = Session(node.sockets, address)
        self._transport = cast(WSTransport, self)  # it looks the same
        self.session.on_ws_connected(self._transport)
        node.lines.append(self)

    # --- the person's end

    def post(self, kind: WSMsgType, payload: bytes) -> None:
        self._up = self._later(self._up, lambda: self._arrive(kind, payload))

    def break_off(self) -> None:
        """What is under way is lost, in both directions; the server notices sooner or later."""
        self._is_broken = True
        later = self._timers.now() + self._rng.choice(UNNOTICED)
        self._timers.call_at(later, partial(self._node.machine.do, self._end))

    def clog(self, milliseconds: int) -> None:
        """The person's device takes nothing in for a while."""
        self._node.machine.do(self._pause)
        self._timers.call_at(self._timers.now() + milliseconds, partial(self._node.machine.do, self._resume))

    def _arrive(self, kind: WSMsgType, payload: bytes) -> None:
        if not self._is_broken:
            self._arrived.append((kind, payload))
            self._node.machine.do(self._take)

    def _take(self) -> None:
        frame = Frame(*self._arrived.popleft())
        if not self._is_over:
            self.session.on_ws_frame(self._transport, cast(WSFrame, frame))

    def _pause(self) -> None:
        if not self._is_over:
            self.session.pause_writing()

    def _resume(self) -> None:
        if not self._is_over:
            self.session.resume_writing()

    def _end(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._node.lines.remove(self)
            self.session.on_ws_disconnected(self._transport)

    # --- the server's end, as picows has it

    def send(self, kind: WSMsgType, payload: bytes) -> None:
        assert not self._is_over, "nothing is sent once the line is closed"
        self._down = self._later(self._down, lambda: self._is_broken or self._hear(kind, bytes(payload)))

    def set_write_buffer_limits(self, high: int) -> None:
        """It is full when the evening says so."""

    def send_pong(self, _payload: bytes) -> None: ...

    def send_close(self, code: WSCloseCode) -> None: ...

    def disconnect(self, graceful: bool = True) -> None:  # noqa: ARG002 - picows' signature
        self._end()
        self._down = self._later(self._down, self._notice)

    def _notice(self) -> None:
        if not self._is_broken:
            self._is_broken = True
            self._hung_up()

    def _later(self, last: int, work: Callable[[], Any]) -> int:
        """TCP keeps the order: what is late delays all that is behind it."""
        delay = int(self._rng.random() * (self._faults.line_delay + 1)) if self._faults.line_delay else 0
        moment = max(last, self._timers.now() + delay)
        self._timers.call_at(moment, work)
        return moment
