"""A browser behind a bad line, in virtual time: 300 ms each way, and of every twenty frames one has to be sent again.

TCP loses nothing and keeps the order: what is lost on the way comes later, and everything behind it waits. A line that
breaks takes all with it that is under way. The browser does what ours does: it dials again, joins from the number that
it has seen, and sends again what was not answered, under the same ids.
"""

import itertools
import json
from collections.abc import Callable
from random import Random
from typing import Any, cast

from picows import WSCloseCode, WSFrame, WSMsgType, WSTransport

from tests.screen import Screen, messages_in
from tests.virtual_player import Frame, Server
from vernissage.runtime.port import Timers
from vernissage.web.socket.session import Session

DELAY, LOSS, AGAIN = 300, 0.05, 600  # milliseconds; the share that is lost; until it is sent once more
REDIAL = 250
Message = dict[str, Any]


class Pipe:
    """One direction of a line."""

    def __init__(self, timers: Timers, rng: Random, deliver: Callable[[WSMsgType, bytes], None]) -> None:
        self._timers, self._rng, self._deliver = timers, rng, deliver
        self._last = 0
        self.is_cut = False

    def send(self, kind: WSMsgType, payload: bytes) -> None:
        late = AGAIN if self._rng.random() < LOSS else 0
        self._last = max(self._last, self._timers.now() + DELAY + late)
        self._timers.call_at(self._last, lambda: self._arrive(kind, payload))

    def _arrive(self, kind: WSMsgType, payload: bytes) -> None:
        if not self.is_cut:
            self._deliver(kind, payload)


class ServersEnd:
    """The transport that a session writes to."""

    def __init__(self, down: Pipe) -> None:
        self.underlying_transport = self
        self._down = down
        self.send = down.send

    def set_write_buffer_limits(self, high: int) -> None:
        """Never full: what waits, waits on the way."""

    def send_pong(self, _payload: bytes) -> None: ...

    def send_close(self, code: WSCloseCode) -> None:
        raise AssertionError(f"the server hung up: {code}")

    def disconnect(self, graceful: bool = True) -> None: ...


class Browser:
    """`screen` is what it shows, `texts` all that it heard in words, and `ink` all that it heard in ink."""

    _ids = itertools.count()

    def __init__(self, server: Server, table: str, secret: str, rng: Random) -> None:
        self.screen = Screen()
        self.texts: list[Message] = []
        self.ink: list[bytes] = []
        self._server, self._table, self._secret, self._rng = server, table, secret, rng
        self._unanswered: dict[str, Message] = {}
        self._dial()

    @property
    def is_answered(self) -> bool:
        return not self._unanswered

    def say(self, kind: str, command: str, **facts: Any) -> None:
        """Send a command, and go on."""
        id = f"{self._secret}-{next(self._ids)}"
        self._unanswered[id] = {"type": kind, "id": id, "command": {"type": command, **facts}}
        self._post(self._unanswered[id])

    def draw(self, frame: bytes) -> None:
        self._up.send(WSMsgType.BINARY, frame)

    def in_another_window(self) -> "Browser":
        return Browser(self._server, self._table, self._secret, self._rng)

    def dial_next(self, server: Server) -> None:
        """Another node."""
        self._server = server

    def break_line(self, away: int = REDIAL) -> None:
        """Both ends notice it later; what was under way is gone. `away`: how long it takes to dial again."""
        self._up.is_cut = self._down.is_cut = True
        session, end = self._session, self._end
        timers = self._server.timers
        timers.call_at(timers.now() + DELAY, lambda: session.on_ws_disconnected(end))
        timers.call_at(timers.now() + away, self._dial)

    def _dial(self) -> None:
        timers = self._server.timers
        self._session = Session(self._server.sockets, "192.0.2.1")
        self._down = Pipe(timers, self._rng, self._hear)
        session = self._session
        end = cast(WSTransport, ServersEnd(self._down))  # it looks the same to a session, as frames do
        self._end = end
        self._up = Pipe(
            timers, self._rng, lambda kind, sent: session.on_ws_frame(end, cast(WSFrame, Frame(kind, sent)))
        )
        session.on_ws_connected(end)
        seen = {"after": self.screen.number, "teller": self.screen.teller}
        self._post({"type": "Join", "table": self._table, "secret": self._secret, **seen})

    def _post(self, message: Message) -> None:
        self._up.send(WSMsgType.TEXT, json.dumps(message).encode())

    def _hear(self, kind: WSMsgType, payload: bytes) -> None:
        if kind == WSMsgType.BINARY:
            self.ink.append(payload)
            return
        for message in messages_in(json.loads(payload)):
            self._take(message)

    def _take(self, message: Message) -> None:
        self.texts.append(message)
        self.screen.show(message)
        if message["type"] in ("Welcome", "Resumed"):
            for waiting in self._unanswered.values():
                self._post(waiting)
        elif message["type"] in ("Done", "Refusal"):
            self._unanswered.pop(message["id"], None)
