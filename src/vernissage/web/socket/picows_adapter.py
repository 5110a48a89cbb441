"""An adapter: picows takes over a connection that uvicorn has accepted, so that no frame passes through ASGI.

The constructor of picows' `WSProtocol` is not documented; `tests/contract/test_seam.py` guards what is used of it.
"""

import asyncio
import logging
from typing import Any, Protocol

from picows import WSAutoPingStrategy, WSListener
from picows.picows import WSProtocol  # type: ignore[attr-defined] # it is there; the stubs leave it out

from vernissage.limits.budgets import MESSAGE_BYTES
from vernissage.limits.connections import Connections

READ_BUFFER = 2 * 1024  # at first; it grows as needed, and most connections send little
PING_AFTER, PONG_WITHIN = 20.0, 15.0
HANDSHAKE_WITHIN = 5.0
CLOSING = 0.25  # seconds between the close frame and disconnecting
CLOSED_WITHIN = 5.0  # seconds for the peer to read the rest
REQUEST = b"GET / HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"


class SocketLog(logging.LoggerAdapter[logging.Logger]):
    """Logs what picows reports, except for broken frames, with which anybody could fill the log."""

    def error(self, msg: object, *args: object, **ways: Any) -> None:
        level = logging.DEBUG if str(msg).startswith("WS parser error") else logging.ERROR
        self.log(level, msg, *args, **ways)


LOG = SocketLog(logging.getLogger("vernissage.socket"), {})
NO_PROTOCOL = asyncio.Protocol()


class SocketListener(Protocol):
    """The interface of our listeners."""

    @property
    def has_joined(self) -> bool: ...

    def say_goodbye(self, code: str) -> None: ...


class PicowsProtocol(WSProtocol):  # type: ignore[misc] # an extension type without stubs
    """One WebSocket. `listener` is a `WSListener`, too. `open`: all of uvicorn's connections, which it ends when it
    stops."""

    def __init__(self, listener: SocketListener, address: str, connections: Connections, open: set[Any]) -> None:
        self.address = address
        self._listener = listener
        self._connections = connections
        self._open = open
        self._closing_since: float | None = None
        super().__init__(
            None,  # host and port: a client's
            None,  # path: a client's
            False,  # is_client_side
            self._make_listener,
            LOG,
            True,  # disconnect_on_exception
            HANDSHAKE_WITHIN,
            True,  # enable_auto_ping
            PING_AFTER,
            PONG_WITHIN,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # enable_auto_pong: pings count against the sender's rate
            4 * MESSAGE_BYTES,  # beyond this picows disconnects by itself; up to it we say why
            None,  # extra_headers: a client's
            READ_BUFFER,
        )

    def shake_hands(self, transport: asyncio.Transport, key: bytes) -> None:
        """Shakes hands. picows reads a request that we write ourselves, since it fails on some real ones: it accepts
        one word after `Connection`, where Firefox sends two, and breaks off at a byte that is not ASCII."""
        self._open.add(self)
        self.connection_made(transport)
        request = REQUEST + b"sec-websocket-key: " + key + b"\r\n\r\n"
        self.get_buffer(len(request))[: len(request)] = request
        self.buffer_updated(len(request))
        # uvloop keeps what the last protocol that had no buffer did with data, and all of that protocol with it.
        transport.set_protocol(NO_PROTOCOL)
        transport.set_protocol(self)

    def _make_listener(self, _request: object) -> WSListener:
        assert isinstance(self._listener, WSListener)
        return self._listener

    def connection_lost(self, exc: Exception | None) -> None:
        self._open.discard(self)
        self._connections.forget(self)
        super().connection_lost(exc)

    # --- as one of all connections

    def is_idle(self) -> bool:
        return not self._listener.has_joined

    def give_way(self) -> None:
        self.transport.underlying_transport.abort()

    def sweep(self, now: float) -> None:
        """Closes the connection of a peer that reads nothing and would keep it open forever."""
        if not self.transport.underlying_transport.is_closing():
            return
        self._closing_since = now if self._closing_since is None else self._closing_since
        if now - self._closing_since > CLOSED_WITHIN:
            self.transport.underlying_transport.abort()

    def shutdown(self) -> None:
        """Says goodbye because uvicorn stops, and gives the close frame a moment before disconnecting."""
        self._listener.say_goodbye("restart")
        asyncio.get_running_loop().call_later(CLOSING, self.transport.disconnect)
