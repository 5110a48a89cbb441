"""Somebody who keeps every byte that the server sends."""

import asyncio
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PATIENCE = 60.0
PONG = b'{"type":"Pong"'
PRESENCE = b'{"type":"Presence"'
RESUMED = b'{"type":"Resumed"'
SHOWING = {"Welcome", "Resumed", "Update"}


class Ear(WSListener):
    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.pongs = 0
        self._new = asyncio.Event()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        self.heard.append(frame.get_payload_as_bytes())
        self.pongs += self.heard[-1].startswith(PONG)
        self._new.set()

    async def until_pongs(self, number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.pongs < number:
                self._new.clear()
                await self._new.wait()


class Listener:
    """A connection to one table. `heard`: all that came, in order."""

    def __init__(self, transport: WSTransport, ear: Ear) -> None:
        self._transport = transport
        self._ear = ear
        self._pings = 0
        self.heard = ear.heard

    @classmethod
    async def join(cls, port: int, table: str, secret: str, after: int = 0, teller: int = 0) -> "Listener":
        transport, ear = await ws_connect(Ear, f"ws://127.0.0.1:{port}/socket", websocket_handshake_timeout=60)
        assert isinstance(ear, Ear)
        listener = cls(transport, ear)
        join = {"type": "Join", "table": table, "secret": secret, "after": after, "teller": teller}
        await listener.says(join)
        return listener

    @property
    def is_resumed(self) -> bool:
        return self.heard[0].startswith(RESUMED)

    @property
    def seen(self) -> dict[str, int]:
        """What to say when joining again."""
        found: dict[str, int] = {}
        for heard in map(msgspec.json.decode, self.heard):
            if heard["type"] in SHOWING:
                found["after"] = heard["number"]
            if heard["type"] == "Welcome":
                found["teller"] = heard["teller"]
        return found

    async def says(self, *messages: dict[str, Any]) -> bytes:
        """Send them, and wait until all is answered; the last answer. Who is there may be told at any time."""
        self._pings += 1
        for message in (*messages, {"type": "Ping"}):
            self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))
        await self._ear.until_pongs(self._pings)
        return [heard for heard in self.heard if not heard.startswith((PONG, PRESENCE))][-1]

    async def hang_up(self) -> None:
        self._transport.disconnect()
        await self._transport.wait_disconnected()
