"""Somebody at a table, over a real socket: sends what the client sends, and keeps what comes back."""

import asyncio
import http.client
import itertools
import json
import socket
from typing import Any

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.screen import Screen, messages_in

Message = dict[str, Any]
PATIENCE = 60.0  # until we call it lost; a busy machine is slow


class Line(WSListener):
    def __init__(self) -> None:
        self.messages: asyncio.Queue[Message | None] = asyncio.Queue()
        self.close_code: WSCloseCode | None = None
        self.ink: list[bytes] = []

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            for message in messages_in(json.loads(frame.get_payload_as_bytes())):
                self.messages.put_nowait(message)
        elif frame.msg_type == WSMsgType.BINARY:
            self.ink.append(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.close_code = frame.get_close_code()
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        self.messages.put_nowait(None)


class Player:
    """`seen` holds every message that came; `view` is what this player sees now."""

    _ids = itertools.count()

    def __init__(self, transport: WSTransport, line: Line) -> None:
        self.transport, self.line = transport, line
        self.seen: list[Message] = []
        self.screen = Screen()

    @classmethod
    async def connect(cls, port: int, receive_buffer: int | None = None, source: str = "127.0.0.1") -> "Player":
        def socket_of(_url: object) -> socket.socket:
            made = socket.socket()
            made.bind((source, 0))
            if receive_buffer is not None:
                made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
            made.connect(("127.0.0.1", port))
            made.setblocking(False)
            return made

        url = f"ws://127.0.0.1:{port}/socket"
        transport, line = await ws_connect(Line, url, socket_factory=socket_of, websocket_handshake_timeout=PATIENCE)
        assert isinstance(line, Line)
        return cls(transport, line)

    @classmethod
    async def join(
        cls,
        port: int,
        table: str,
        secret: str,
        after: int = 0,
        receive_buffer: int | None = None,
        source: str = "127.0.0.1",
    ) -> "Player":
        player = await cls.connect(port, receive_buffer, source)
        player.send({"type": "Join", "table": table, "secret": secret, "after": after})
        await player.until("Welcome")
        return player

    def send(self, message: Message | str | bytes) -> None:
        raw = json.dumps(message) if isinstance(message, dict) else message
        self.transport.send(WSMsgType.TEXT, raw.encode() if isinstance(raw, str) else raw)

    def send_ink(self, frame: bytes) -> None:
        self.transport.send(WSMsgType.BINARY, frame)

    async def next(self) -> Message | None:
        """The next message; `None` once the line is closed."""
        message = await asyncio.wait_for(self.line.messages.get(), PATIENCE)
        if message is not None:
            self.seen.append(message)
            self.screen.show(message)
        return message

    @property
    def view(self) -> Message:
        return self.screen.view

    @property
    def number(self) -> int:
        return self.screen.number

    async def until(self, kind: str, **facts: Any) -> Message:
        while (message := await self.next()) is not None:
            if message["type"] == kind and all(message[name] == fact for name, fact in facts.items()):
                return message
        raise AssertionError(f"the line was closed before a {kind} {facts} came; last: {self.seen[-3:]}")

    async def closed(self) -> list[Message]:
        """Everything that comes until the server hangs up."""
        while await self.next() is not None:
            pass
        return self.seen

    async def do(self, command: str, cause: str | None = None, **facts: Any) -> Message:
        """The `Done` or `Refusal` of a command of the table."""
        return await self._answer("Do", command, cause, facts)

    async def play(self, command: str, cause: str | None = None, **facts: Any) -> Message:
        """The same of a move in the game."""
        return await self._answer("Play", command, cause, facts)

    async def _answer(self, kind: str, command: str, cause: str | None, facts: Message) -> Message:
        cause = cause or f"c-{next(self._ids)}"
        self.send({"type": kind, "id": cause, "command": {"type": command, **facts}})
        while (message := await self.next()) is not None:
            if message["type"] in ("Done", "Refusal") and message["id"] == cause:
                return message
        raise AssertionError(f"the line was closed before {command} was answered")

    async def hang_up(self) -> None:
        self.transport.disconnect()
        await self.transport.wait_disconnected()


async def request(
    port: int,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
    source: str = "127.0.0.1",
) -> tuple[int, dict[str, str], bytes]:
    """One HTTP request: status, headers (names in lower case) and body."""

    def ask() -> tuple[int, dict[str, str], bytes]:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(source, 0))
        line.request(method, path, body, headers or {})
        answer = line.getresponse()
        found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        line.close()
        return found

    return await asyncio.to_thread(ask)


async def open_table(port: int, source: str = "127.0.0.1", **settings: Any) -> str:
    """The code of a new table; of the tiny game, unless another is named."""
    wanted = json.dumps({"game": "high-card", **settings}).encode()
    status, _, body = await request(port, "POST", "/api/tables", wanted, source=source)
    assert status == 201, body
    return str(json.loads(body)["code"])


async def two_at_a_table(port: int, **settings: Any) -> tuple[str, Player, Player]:
    """A table with Ada, the host, and Ben; nothing has begun."""
    table = await open_table(port, **settings)
    ada, ben = (
        await Player.join(port, table, "ada's secret, long"),
        await Player.join(port, table, "ben's secret, long"),
    )
    assert (await ada.do("TakeSeat", name="Ada"))["type"] == "Done"
    assert (await ben.do("TakeSeat", name="Ben"))["type"] == "Done"
    await ada.until("Presence", connected=[0, 1])
    return table, ada, ben
