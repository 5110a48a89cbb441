"""picows as uvicorn's WebSocket protocol: one port, one process, and frames that never pass through ASGI.

uvicorn makes an instance for every upgrade request, hands it the transport and replays the request as bytes. The
constructor of picows' `WSProtocol` is not documented; `tests/contract/test_seam.py` guards what is used of it.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from picows import WSAutoPingStrategy, WSCloseCode, WSListener, WSUpgradeRequest, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined] # it is there; the stubs leave it out

FRAME_LIMIT = 64 * 1024  # a host's own word cards are the longest message
READ_BUFFER = 32 * 1024  # to begin with
PING_AFTER, PONG_WITHIN = 20.0, 15.0
HANDSHAKE_WITHIN = 5.0
CLOSING = 0.25  # seconds between the close frame and hanging up
CONNECTION = re.compile(rb"(?im)^connection:[^\r\n]*")

Peer: TypeAlias = str


Answer: TypeAlias = WSListener | WSUpgradeResponseWithListener | None
Door: TypeAlias = Callable[[WSUpgradeRequest, Peer], Answer]  # who lets sockets in, or says why not


class Guest(Protocol):
    def say_goodbye(self, code: str) -> None: ...


class PicowsProtocol(WSProtocol):  # type: ignore[misc] # an extension type without stubs
    """`app_state["door"]` comes from the application's lifespan."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any]) -> None:  # noqa: ARG002 - uvicorn's
        self._server_state = server_state
        self._door: Door = app_state["door"]
        super().__init__(
            None,  # host and port: a client's
            None,  # path: a client's
            False,  # is_client_side
            self._let_in,
            logging.getLogger("vernissage.socket"),
            True,  # disconnect_on_exception
            HANDSHAKE_WITHIN,
            True,  # enable_auto_ping
            PING_AFTER,
            PONG_WITHIN,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # enable_auto_pong: pings count against the sender's rate
            4 * FRAME_LIMIT,  # beyond this picows hangs up by itself; up to it we say why
            None,  # extra_headers: a client's
            READ_BUFFER,  # holds the replayed request
        )

    def _let_in(self, request: WSUpgradeRequest) -> Answer:
        return self._door(request, self._peer)

    def connection_made(self, transport: asyncio.Transport) -> None:
        peer = transport.get_extra_info("peername")
        self._peer: Peer = str(peer[0]) if isinstance(peer, tuple) else ""
        self._server_state.connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._server_state.connections.discard(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The upgrade request, as uvicorn replays it. Firefox asks for "keep-alive, Upgrade"; picows wants one word."""
        request = CONNECTION.sub(b"connection: upgrade", data, count=1)
        buffer = self.get_buffer(len(request))
        if len(request) > len(buffer):
            self.transport.disconnect()
            return
        buffer[: len(request)] = request
        self.buffer_updated(len(request))

    def shutdown(self) -> None:
        """uvicorn goes down: say so, and give the close frame a moment before hanging up."""
        listener: Guest | None = self.listener
        if listener is not None:
            listener.say_goodbye("restart")
        else:
            self.transport.send_close(WSCloseCode.GOING_AWAY)
        asyncio.get_running_loop().call_later(CLOSING, self.transport.disconnect)
