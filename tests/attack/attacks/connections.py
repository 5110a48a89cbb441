"""Connections that take and give nothing: silent, slow, half open, without end."""

import asyncio
import base64
import os

from tests.attack.frame import attack
from tests.attack.target import VICTIM, Line, Target
from vernissage.limits.budgets import Budgets

BUDGETS = Budgets()
GET = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
MEGABYTE = b"x" * 1_000_000


async def open_ones(lines: list[Line]) -> int:
    return sum([await line.is_open() for line in lines])


def close(lines: list[Line]) -> None:
    for line in lines:
        line.close()


@attack("silent connections", short=300, full=2_000)
async def silent(target: Target, size: int) -> str:
    lines = [await target.line() for _ in range(size)]
    assert (await target.ask("/api/server", VICTIM))[0] == 200
    left = await open_ones(lines)
    close(lines)
    assert left <= BUDGETS.connections_per_address
    return f"{left} of {size} are left, others come in"


@attack("requests that are begun and never finished", short=300, full=2_000)
async def unfinished(target: Target, size: int) -> str:
    half_a_body = GET.replace(b"GET /", b"POST /api/tables") + b"Content-Length: 9\r\n\r\n{"
    beginnings = (b"G", GET, GET + b"X: ", half_a_body)
    lines = [await target.line(beginnings[at % len(beginnings)]) for at in range(size)]
    assert (await target.ask("/api/server", VICTIM))[0] == 200
    left = await open_ones(lines)
    close(lines)
    assert left <= BUDGETS.connections_per_address
    return f"{left} of {size} are left, others come in"


@attack("headers without an end", short=2, full=20)
async def endless_headers(target: Target, size: int) -> str:
    taken = 0
    for _ in range(size):
        line = await target.line(GET + b"X: ")
        taken = max(taken, await line.pour(MEGABYTE, 50_000_000))
        assert b'"too-big"' in await line.answer()
        line.close()
    assert taken < 20_000_000, "what lies in the buffers of the system"
    return f"told too-big after {taken // 1_000_000} MB at most"


@attack("an address of 100 MB", short=1, full=5)
async def endless_address(target: Target, size: int) -> str:
    for _ in range(size):
        line = await target.line(b"GET /")
        await line.pour(MEGABYTE, 100_000_000)
        assert b'"too-big"' in await line.answer()
        line.close()
    return "told too-big"


@attack("answers that nobody reads", short=20, full=250)
async def unread(target: Target, size: int) -> str:
    asked = (GET.replace(b"GET /", b"GET /api/credits") + b"\r\n") * BUDGETS.requests_ahead
    lines = [await target.line(asked) for _ in range(size)]
    for line in lines:
        line.reader._transport.pause_reading()  # type: ignore[attr-defined]
    await asyncio.sleep(2 if size > 20 else 0)
    assert (await target.ask("/api/server", VICTIM))[0] == 200
    close(lines)
    return f"{size} connections, others are answered"


@attack("requests piled up in one connection", short=2, full=20)
async def piled_up(target: Target, size: int) -> str:
    asked = GET.replace(b"GET /", b"GET /api/credits") + b"\r\n"
    for _ in range(size):
        line = await target.line(asked * 5_000)
        answers = (await line.answer()).count(b"HTTP/1.1 200")
        assert answers <= 2 * BUDGETS.requests_ahead, answers
        line.close()
    return f"closed, {answers} of 5,000 answered"


@attack("broken handshakes of sockets", short=30, full=2_000)
async def broken_handshakes(target: Target, size: int) -> str:
    key = base64.b64encode(os.urandom(16))
    broken = (
        b"Sec-WebSocket-Version: \xff\r\nSec-WebSocket-Key: " + key,
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff",
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key,
    )
    head = b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    for at in range(size):
        line = await target.line(head + broken[at % len(broken)] + b"\r\n\r\n")
        answer = await line.answer()
        assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 429")), answer[:200]
        line.close()
    return f"{size} answered as bad-request or too-fast"


@attack("sockets that never join", short=100, full=600)
async def never_join(target: Target, size: int) -> str:
    key = base64.b64encode(os.urandom(16))
    head = b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    asked = head + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
    lines = [await target.line(asked) for _ in range(size)]
    await asyncio.gather(*(line.reader.readuntil(b"\r\n\r\n") for line in lines), return_exceptions=True)
    table = await target.table()
    victim = await target.player(table, "somebody's own secret", VICTIM)
    await victim.hang_up()
    left = await open_ones(lines)
    close(lines)
    assert left <= BUDGETS.connections_per_address
    return f"{left} of {size} are left, others come in"
