"""Requests that are too long, too slow or too many, over real lines and on a clock of our own."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tests.serving import listener, until
from vernissage.contract.refused import Refused
from vernissage.limits.budgets import Budgets
from vernissage.limits.connections import Connection, Connections
from vernissage.limits.fair_queue import FairQueue
from vernissage.limits.hits import Hits
from vernissage.limits.rate_limits import Rate, RateLimit
from vernissage.runtime.on_asyncio import AsyncioTimers
from vernissage.web.http.answers import on_refused
from vernissage.web.http.incoming import pieces
from vernissage.web.server.http_protocol import ConnectionLimits
from vernissage.web.server.uvicorn_server import server
from vernissage.web.socket.upgrade import Upgrade

SMALL = Budgets(connections=8, connections_per_address=4, head_bytes=2_000, url_bytes=500, body_bytes=50_000)
LONG_ANSWER = b"x" * 20_000_000
PATIENCE = 60


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Watched(Connections):
    heard = 0

    def stir(self, one: Connection) -> None:
        super().stir(one)
        self.heard += 1


class Fronted:
    """A server with a front, three routes and no door."""

    def __init__(self, budgets: Budgets, behind_proxy: bool) -> None:
        self.clock = Clock()
        self.hits = Hits(lambda: 0)
        self.connections = Watched(budgets.connections, budgets.connections_per_address, self.hits, self.clock)
        requests = RateLimit(budgets.requests, self.clock)
        turns = FairQueue(budgets.work_in_a_round, AsyncioTimers())
        self.limits = ConnectionLimits(no_sockets, budgets, self.connections, requests, turns, self.hits, behind_proxy)
        self.go_on = asyncio.Event()
        self.waiting = self.taken = 0
        self.port = 0

    def app(self) -> Starlette:
        @asynccontextmanager
        async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, Any]]:
            yield {"limits": self.limits}

        routes = [
            Route("/", self.hello, methods=["GET", "POST"]),
            Route("/wait", self.wait, methods=["GET", "POST"]),
            Route("/long", self.long),
        ]
        return Starlette(routes=routes, lifespan=lifespan, exception_handlers={Refused: on_refused})

    async def hello(self, request: Request) -> Response:
        body = b""
        async for piece in pieces(request):
            body += piece
            self.taken = len(body)
        client = request.client.host if request.client else ""
        return PlainTextResponse(f"{request.url.scheme} {client} {len(body)}")

    async def wait(self, _request: Request) -> Response:
        self.waiting += 1
        await self.go_on.wait()
        return PlainTextResponse("waited")

    async def long(self, _request: Request) -> Response:
        return Response(LONG_ANSWER)

    def later(self, seconds: float) -> None:
        """Time goes by; the server looks round, as it does every second."""
        self.clock.now += seconds
        self.connections.sweep()

    async def line(self, sent: bytes = b"") -> "Line":
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=4096)
        writer.write(sent)
        await writer.drain()
        return Line(reader, writer)


class Line:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def everything(self) -> bytes:
        """All that comes until the server hangs up."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionResetError:
                return b""

    async def refusal(self) -> tuple[int, str]:
        head, _, body = (await self.everything()).partition(b"\r\n\r\n")
        assert b"content-security-policy" in head
        return int(head.split()[1]), json.loads(body)["code"]

    async def answer(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            (length,) = re.findall(rb"content-length: (\d+)", head)
            return await self.reader.readexactly(int(length))


def no_sockets(_request: Upgrade) -> Any:
    raise Refused("not-found")


Work = Callable[[Fronted], Awaitable[None]]


def fronted(work: Work, budgets: Budgets = SMALL, behind_proxy: bool = False) -> None:
    async def run() -> None:
        front = Fronted(budgets, behind_proxy)
        bound = listener()
        running = server(front.app())
        serving = asyncio.ensure_future(running._serve([bound]))
        await until(lambda: running.started)
        front.port = bound.getsockname()[1]
        try:
            await work(front)
        finally:
            front.go_on.set()
            running.should_exit = True
            await serving

    asyncio.run(run())


GET = b"GET / HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        (GET + b"X: " + b"x" * 100_000, 413, "too-big"),  # a header without an end
        (GET + b"X: y\r\n" * 20_000, 413, "too-big"),  # headers without an end
        (b"GET /" + b"x" * 100_000, 413, "too-big"),
        (b"GET /" + b"x" * 600 + b" HTTP/1.1\r\n\r\n", 413, "too-big"),
        (b"\r\n" * 50_000, 413, "too-big"),
        (b"POST / HTTP/1.1\r\nContent-Length: 50001\r\n\r\n", 413, "too-big"),
        (b"POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n", 400, "bad-request"),
        (b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400, "bad-request"),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411, "length-unknown"),
        (b"\x16\x03\x01\x02\x00\x01\x00", 400, "bad-request"),  # a browser that tries TLS
        (b"GET /\xff HTTP/1.1\r\n\r\n", 400, "bad-request"),
        (b"nonsense\r\n\r\n", 400, "bad-request"),
    ],
)
def test_what_is_too_long_or_no_http_is_answered_with_a_code(sent: bytes, status: int, code: str) -> None:
    async def work(front: Fronted) -> None:
        line = await front.line(sent)
        assert await line.refusal() == (status, code)
        assert await (await front.line(GET + b"\r\n")).answer() == b"http 127.0.0.1 0"

    fronted(work)


@pytest.mark.parametrize(
    "beginning",
    [b"", b"GET / HT", GET, b"\r\n", GET + b"\r\n" + GET, b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nhalf"],
    ids=["silent", "half a line", "half a head", "a line break", "the second request", "half a body"],
)
def test_a_client_that_does_not_finish_a_request_is_disconnected(beginning: bytes) -> None:
    async def work(front: Fronted) -> None:
        line = await front.line(beginning)
        await until(lambda: len(front.connections) == 1 and front.connections.heard == bool(beginning))
        if beginning.startswith(GET + b"\r\n"):
            await line.answer()
        front.later(SMALL.head_seconds / 2)
        assert len(front.connections) == 1, "there is still time"
        front.later(SMALL.body_seconds)
        assert await line.refusal() == (408, "too-slow")
        front.later(0)
        front.later(SMALL.closing_seconds + 1)
        await until(lambda: len(front.connections) == 0)

    fronted(work)


def test_a_body_that_does_not_come_is_given_up_and_a_slow_one_is_not() -> None:
    async def work(front: Fronted) -> None:
        head = b"POST / HTTP/1.1\r\nContent-Length: 50000\r\n\r\n"
        silent, slow = await front.line(head + b"x"), await front.line(head)
        await until(lambda: len(front.connections) == 2)
        for sent in range(2000, 50_001, 2000):
            slow.writer.write(b"x" * 2000)
            await until(lambda sent=sent: front.taken == sent)  # type: ignore[misc]
            front.later(1)
        assert await slow.answer() == b"http 127.0.0.1 50000"
        assert await silent.refusal() == (408, "too-slow")

    fronted(work)


def test_a_client_that_does_not_read_the_answer_is_disconnected() -> None:
    async def work(front: Fronted) -> None:
        line = await front.line(b"GET /long HTTP/1.1\r\n\r\n")
        await line.reader.readexactly(1)
        front.later(1)
        front.later(SMALL.unread_seconds + 1)
        await until(lambda: len(front.connections) == 0)
        assert len(await line.everything()) < len(LONG_ANSWER)

    fronted(work)


def test_while_we_work_nobody_is_hurried() -> None:
    async def work(front: Fronted) -> None:
        line = await front.line(b"GET /wait HTTP/1.1\r\n\r\n")
        await until(lambda: front.waiting == 1)
        for _ in range(100):
            front.later(5)
        front.go_on.set()
        assert await line.answer() == b"waited"

    fronted(work)


def test_idle_connections_give_way_to_new_ones_and_busy_ones_do_not() -> None:
    async def work(front: Fronted) -> None:
        busy = await front.line(b"GET /wait HTTP/1.1\r\n\r\n")
        await until(lambda: front.waiting == 1)
        idle = [await front.line() for _ in range(20)]
        assert await idle[0].everything() == b""
        assert await (await front.line(GET + b"\r\n")).answer() == b"http 127.0.0.1 0"
        assert len(front.connections) <= SMALL.connections_per_address
        front.go_on.set()
        assert await busy.answer() == b"waited"

    fronted(work)


def test_an_address_with_too_many_requests_under_way_is_told_so() -> None:
    async def work(front: Fronted) -> None:
        most = SMALL.connections_per_address
        lines = [await front.line(b"GET /wait HTTP/1.1\r\n\r\n") for _ in range(most)]
        await until(lambda: front.waiting == most)
        assert await (await front.line()).refusal() == (503, "too-many-connections")
        front.go_on.set()
        assert [await line.answer() for line in lines] == [b"waited"] * most

    fronted(work)


def test_an_address_may_ask_so_many_times_and_later_again() -> None:
    async def work(front: Fronted) -> None:
        line = await front.line((GET + b"\r\n") * 3)
        assert [await line.answer() for _ in range(3)] == [b"http 127.0.0.1 0"] * 3
        assert await (await front.line(GET + b"\r\n")).refusal() == (429, "too-fast")
        front.clock.now += 1
        assert await (await front.line(GET + b"\r\n")).answer() == b"http 127.0.0.1 0"

    fronted(work, Budgets(requests=Rate(1, 3)))


def test_requests_are_not_piled_up() -> None:
    async def work(front: Fronted) -> None:
        line = await front.line(b"GET /wait HTTP/1.1\r\n\r\n" + (GET + b"\r\n") * 1000)
        assert await line.everything() == b"", "nothing can be said while the first is not answered"

    fronted(work, Budgets(requests=Rate(100, 10_000)))


def test_behind_a_proxy_the_asker_is_whom_it_names() -> None:
    async def work(front: Fronted) -> None:
        lines = [await front.line() for _ in range(SMALL.connections_per_address + 2)]
        said = b"X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-For: 203.0.113.5:99\r\nX-Forwarded-Proto: https\r\n"
        lines[0].writer.write(GET + said + b"\r\n")
        assert await lines[0].answer() == b"https 203.0.113.5 0"

    fronted(work, behind_proxy=True)


def test_a_request_for_another_protocol_is_answered_in_this_one() -> None:
    async def work(front: Fronted) -> None:
        line = await front.line(GET + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
        assert await line.answer() == b"http 127.0.0.1 0"
        assert await line.everything() == b""

    fronted(work)
