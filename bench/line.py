"""One WebSocket as a bench uses it: frames go to whoever asked for them."""

import asyncio
import itertools
import json
import secrets
import socket
from collections.abc import Callable
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from vernissage.contract.delta import Delta, apply

Message = dict[str, Any]


class Line(WSListener):
    """What comes before somebody listens waits for them."""

    def __init__(self) -> None:
        self._early: list[bytes] = []
        self._hear: Callable[[bytes], None] = self._early.append

    @classmethod
    async def connect(cls, url: str, source: str = "127.0.0.1") -> "Line":
        """`source`: an address of loopback, since budgets count by address."""

        def from_source(parsed: Any) -> socket.socket:
            made = socket.socket()
            made.bind((source, 0))
            made.connect(("127.0.0.1", parsed.port))
            made.setblocking(False)
            return made

        _, line = await ws_connect(cls, url, socket_factory=from_source)
        assert isinstance(line, cls)
        return line

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on `hear` is called with every frame's bytes."""
        self._hear = hear
        for frame in self._early:
            hear(frame)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
        else:
            self._hear(frame.get_payload_as_bytes())

    def text(self, message: bytes) -> None:
        self._transport.send(WSMsgType.TEXT, message)

    def bytes(self, message: bytes) -> None:
        self._transport.send(WSMsgType.BINARY, message)

    def close(self) -> None:
        self._transport.disconnect(graceful=False)


class Guest:
    """Somebody at one of our tables. `public` and `own` are what they see, unless they only `watch`."""

    _ids = itertools.count()

    def __init__(self, line: Line, follows: bool) -> None:
        self.line = line
        self.public: Any = {}
        self.own: Any = {}
        self.heard = 0  # bytes of updates
        self._follows = follows
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.listen(self._hear)

    @classmethod
    async def join(cls, port: int, table: str, source: str, *, follows: bool = True) -> "Guest":
        guest = cls(await Line.connect(f"ws://127.0.0.1:{port}/socket", source), follows)
        guest._send({"type": "Join", "table": table, "secret": secrets.token_hex(12), "after": 0})
        await guest._joined
        return guest

    async def do(self, **command: Any) -> bool:
        """A command of the table; whether it was carried out."""
        return await self._ask("Do", command)

    async def play(self, **command: Any) -> bool:
        """A move in the game, likewise."""
        return await self._ask("Play", command)

    async def _ask(self, kind: str, command: Message) -> bool:
        number = f"c{next(self._ids)}"
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        self._send({"type": kind, "id": number, "command": command})
        return bool((await answer)["type"] == "Done")

    def _send(self, message: Message) -> None:
        self.line.text(json.dumps(message, separators=(",", ":")).encode())

    def _hear(self, frame: bytes) -> None:
        if frame.startswith(b'{"type":"Update"'):
            self.heard += len(frame)
            if self._follows:
                self._update(msgspec.json.decode(frame))
        elif frame.startswith((b'{"type":"Done"', b'{"type":"Refusal"')):
            self._answered(msgspec.json.decode(frame))
        elif frame.startswith(b'{"type":"Welcome"'):
            welcome = msgspec.json.decode(frame)
            self.public, self.own = welcome["public"], welcome["own"]
            if not self._joined.done():
                self._joined.set_result(None)
        elif frame.startswith(b'{"type":"Bye"') and not self._joined.done():
            self._joined.set_exception(RuntimeError(f"nobody was let in: {frame!r}"))

    def _update(self, update: Message) -> None:
        self.public = apply(msgspec.convert(update["public"], Delta), self.public)
        self.own = apply(msgspec.convert(update["own"], Delta), self.own)
        if done := update.get("done"):
            self._answered(done)

    def _answered(self, answer: Message) -> None:
        if (waiting := self._answers.pop(answer["id"], None)) and not waiting.done():
            waiting.set_result(answer)
