"""Health checks and metrics for operators, on a separate port, since none of it is for players."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import Struct

MAX_REQUEST_BYTES = 8 * 1024  # bytes of a request
REQUEST_TIMEOUT_S = 5.0  # seconds for a request
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


class Status(Struct, frozen=True):
    """The status of this node. `hindrance`: why players cannot be served here, if so; then a load balancer sends
    nobody."""

    hindrance: Callable[[], Awaitable[str | None]]
    metrics: Callable[[], str]


class StatusServer:
    """A minimal HTTP server, as much as probes need."""

    def __init__(self, status: Status) -> None:
        self._status = status
        self._server: asyncio.Server | None = None

    async def start(self, host: str, port: int) -> int:
        """Starts to listen; returns the port."""
        self._server = await asyncio.start_server(self._serve, host, port, limit=MAX_REQUEST_BYTES)
        taken: int = self._server.sockets[0].getsockname()[1]
        return taken

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.LimitOverrunError, asyncio.IncompleteReadError):
            async with asyncio.timeout(REQUEST_TIMEOUT_S):
                head = await reader.readuntil(b"\r\n\r\n")
                method, path, *_ = head.split(b" ", 2)
                code, kind, body = await self._answer(path.decode("latin-1")) if method == b"GET" else NOT_ALLOWED
                writer.write(_head(code, kind, len(body)) + body)
                await writer.drain()
        writer.close()

    async def _answer(self, path: str) -> tuple[str, str, bytes]:
        match path:
            case "/healthz":
                return "200 OK", "text/plain", b"alive\n"
            case "/readyz":
                return _readiness(await self._status.hindrance())
            case "/metrics":
                return "200 OK", PROMETHEUS, self._status.metrics().encode()
            case _:
                return "404 Not Found", "text/plain", b"/healthz, /readyz or /metrics\n"


NOT_ALLOWED = ("405 Method Not Allowed", "text/plain", b"GET only\n")


def _readiness(hindrance: str | None) -> tuple[str, str, bytes]:
    if hindrance is None:
        return "200 OK", "text/plain", b"ready\n"
    return "503 Service Unavailable", "text/plain", f"{hindrance}\n".encode()


def _head(code: str, kind: str, size: int) -> bytes:
    return f"HTTP/1.1 {code}\r\nContent-Type: {kind}\r\nContent-Length: {size}\r\nConnection: close\r\n\r\n".encode()
