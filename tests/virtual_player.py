"""Somebody at a table over a line without a network: real sessions and frames, in virtual time."""

import itertools
import json
from typing import Any

from picows import WSCloseCode, WSMsgType

from tests.screen import Screen, messages_in
from tests.virtual import Node
from vernissage.limits.budgets import Budgets
from vernissage.limits.fair_queue import FairQueue
from vernissage.limits.request_limits import RequestLimits
from vernissage.limits.throttle import AddressThrottle
from vernissage.table.state.settings import TableSettings
from vernissage.web.socket.session import Session, SocketResources

Message = dict[str, Any]


class Frame:
    """What picows hands over."""

    def __init__(self, kind: WSMsgType, payload: bytes, *, fin: bool = True) -> None:
        self.msg_type, self.fin, self.payload_size = kind, fin, len(payload)
        self._payload = payload

    def get_payload_as_bytes(self) -> bytes:
        return self._payload

    def get_close_code(self) -> WSCloseCode:
        return WSCloseCode.OK


class Transport:
    """The server's end: keeps what is sent."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.underlying_transport = self
        self.texts: list[Message] = []
        self.frames = 0  # of text
        self.ink: list[bytes] = []
        self.pongs = 0
        self.close_code: WSCloseCode | None = None
        self.is_open = True

    def set_write_buffer_limits(self, high: int) -> None:
        """Nothing here is ever full unless a test says so."""

    def send(self, kind: WSMsgType, payload: bytes) -> None:
        assert self.is_open, "the line is closed"
        if kind == WSMsgType.TEXT:
            self.frames += 1
            self.texts += messages_in(json.loads(payload))
        else:
            self.ink.append(payload)

    def send_pong(self, _payload: bytes) -> None:
        self.pongs += 1

    def send_close(self, code: WSCloseCode) -> None:
        self.close_code = code

    def disconnect(self, graceful: bool = True) -> None:  # noqa: ARG002 - picows' signature
        if self.is_open:
            self.is_open = False
            self._session.on_ws_disconnected(self)  # type: ignore[arg-type] # it looks the same


class Server(Node):
    """A node that sockets can connect to."""

    def __init__(self, *args: Any, tables_per_minute: int = 60, **facts: Any) -> None:
        super().__init__(*args, **facts)
        limits, budgets = RequestLimits(tables_per_minute, self.house.limits, self.timers), Budgets()
        addresses = AddressThrottle(budgets, self.house.limits)
        turns = FairQueue(budgets.work_in_a_round, self.timers)
        self.sockets = SocketResources(self.house, limits, self.timers, budgets, addresses, turns)


class Player:
    """`view` is what this player sees now, at `number`."""

    _ids = itertools.count()

    def __init__(self, server: Server, address: str = "192.0.2.1") -> None:
        self.server = server
        self.session = Session(server.sockets, address)
        self.line = Transport(self.session)
        self.session.on_ws_connected(self.line)  # type: ignore[arg-type] # it looks the same

    @classmethod
    def at(cls, server: Server, table: str, secret: str, after: int = 0, **where: str) -> "Player":
        player = cls(server, **where)
        player.send({"type": "Join", "table": table, "secret": secret, "after": after})
        server.until(lambda: bool(player.messages("Welcome")))
        return player

    def send(self, message: Message | str | bytes, kind: WSMsgType = WSMsgType.TEXT, *, fin: bool = True) -> None:
        raw = json.dumps(message) if isinstance(message, dict) else message
        payload = raw.encode() if isinstance(raw, str) else raw
        self.session.on_ws_frame(self.line, Frame(kind, payload, fin=fin))  # type: ignore[arg-type]

    def send_ink(self, frame: bytes) -> None:
        self.send(frame, WSMsgType.BINARY)

    def do(self, command: str, cause: str | None = None, **facts: Any) -> Message:
        """The `Done` or `Refusal` of a command of the table."""
        return self._answer("Do", command, cause, facts)

    def play(self, command: str, cause: str | None = None, **facts: Any) -> Message:
        """The same of a move in the game."""
        return self._answer("Play", command, cause, facts)

    def _answer(self, kind: str, command: str, cause: str | None, facts: Message) -> Message:
        cause = cause or f"c-{next(self._ids)}"
        self.send({"type": kind, "id": cause, "command": {"type": command, **facts}})
        self.server.until(lambda: bool(self._answers(cause)))
        return self._answers(cause)[-1]

    def hang_up(self) -> None:
        self.line.disconnect()

    def messages(self, kind: str) -> list[Message]:
        return [message for message in self.line.texts if message["type"] == kind]

    @property
    def last(self) -> Message:
        return self.line.texts[-1]

    @property
    def view(self) -> Message:
        return self._screen().view

    @property
    def number(self) -> int:
        return self._screen().number

    def _screen(self) -> Screen:
        screen = Screen()
        for message in self.line.texts:
            screen.show(message)
        return screen

    def _answers(self, cause: str) -> list[Message]:
        answers = ("Done", "Refusal", "Answered")
        return [message for message in self.line.texts if message["type"] in answers and message["id"] == cause]


def table_of(server: Server, settings: TableSettings, *names: str) -> tuple[str, list[Player]]:
    """A table with these people, the host first; nothing has begun."""
    table = server.open(settings)
    players = [Player.at(server, table, f"{name}'s long secret") for name in names]
    for player, name in zip(players, names, strict=True):
        assert player.do("TakeSeat", name=name)["type"] == "Done"
    return table, players
