"""What we use of picows and uvicorn between the lines: their next versions have to pass this."""

import asyncio
import base64
import gc
import json
import logging
import os
import struct
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from picows import WSCloseCode
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from tests.player import Player, open_table
from tests.serving import running, served, until
from vernissage.limits.budgets import MESSAGE_BYTES
from vernissage.web.server.http_protocol import HttpProtocol

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Both kinds of loop tell a buffered protocol in their own way."""
    factory = pytest.importorskip("uvloop").new_event_loop if request.param == "uvloop" else asyncio.new_event_loop

    def until_done(work: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(work)

    return until_done


async def upgrade(port: int, path: str = "/socket", **headers: str) -> tuple[str, Streams]:
    """Shake hands by hand; answers with the status line and the open line."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    sent = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
    } | headers
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items()), "", ""]
    writer.write("\r\n".join(lines).encode("latin-1"))
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
    return head.decode().split("\r\n")[0], (reader, writer)


def frame(payload: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """A masked frame, as a browser sends it."""
    mask = os.urandom(4)
    length = len(payload)
    if length < 126:
        size = bytes([0x80 | length])
    else:
        size = struct.pack("!BH", 0xFE, length) if length < 65536 else struct.pack("!BQ", 0xFF, length)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes([(0x80 if fin else 0) | opcode]) + size + mask + masked


def fronts() -> int:
    """How many connections are held as if they spoke HTTP."""
    return sum(type(one) is HttpProtocol for one in gc.get_objects())


def test_a_socket_keeps_nothing_of_the_http_that_it_began_with(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            gc.collect()
            before = fronts()
            lines = [(await upgrade(port))[1] for _ in range(5)]
            assert fronts() == before
            for _, writer in lines:
                writer.close()

    run(test())


async def everything(reader: asyncio.StreamReader) -> bytes:
    """All bytes until the server hangs up."""
    try:
        return await asyncio.wait_for(reader.read(), 60)
    except ConnectionResetError:
        return b""


def test_the_protocol_is_still_made_as_we_make_it() -> None:
    assert {"get_buffer", "buffer_updated", "connection_made", "connection_lost"} <= set(dir(WSProtocol))


def test_an_upgrade_as_firefox_asks_for_it_is_understood(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            status, (_, writer) = await upgrade(port, Connection="keep-alive, Upgrade")
            assert status == "HTTP/1.1 101 Switching Protocols"
            writer.close()

    run(test())


def test_another_path_and_a_foreign_page_are_turned_away(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            assert (await upgrade(port, "/elsewhere"))[0] == "HTTP/1.1 404 Not Found"
            assert (await upgrade(port, Origin="https://evil.example"))[0] == "HTTP/1.1 403 Forbidden"
            assert (await upgrade(port, Origin=f"http://127.0.0.1:{port}"))[0].startswith("HTTP/1.1 101")

    run(test())


def test_an_allowed_origin_is_let_in(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, origin=("https://play.example",)) as port:
            assert (await upgrade(port, Origin="https://play.example"))[0].startswith("HTTP/1.1 101")

    run(test())


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-WebSocket-Version": "12"},
        {"Sec-WebSocket-Version": "\xff"},  # picows would break off in the middle
        {"Sec-WebSocket-Key": "short"},
        {"Sec-WebSocket-Key": ""},
        {"Host": "x" * 3000},
        {"Origin": "\xff" * 3000},
    ],
    ids=["version", "version of no letters", "key", "no key", "long host", "long origin"],
)
def test_a_broken_handshake_is_answered_and_leaves_nothing_behind(
    run: Run, tmp_path: Path, headers: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            status, (reader, writer) = await upgrade(port, **headers)
            assert status == "HTTP/1.1 400 Bad Request"
            assert b'"bad-request"' in await everything(reader)
            writer.close()
            assert (await upgrade(port))[0].startswith("HTTP/1.1 101")

    run(test())
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_no_connection_is_kept_once_it_is_closed(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as (server, port):
            for headers in ({}, {"Sec-WebSocket-Version": "\xff"}, {"Origin": "https://evil.example"}):
                _, (reader, writer) = await upgrade(port, **headers)
                writer.close()
                await everything(reader)
            await until(lambda: not server.server_state.connections)

    run(test())


def test_a_frame_over_the_limit_and_a_message_in_pieces_close_the_line(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            for sent, code in (
                (frame(b"x" * (MESSAGE_BYTES + 1)), WSCloseCode.MESSAGE_TOO_BIG),
                (frame(b"x" * (4 * MESSAGE_BYTES + 1)), WSCloseCode.MESSAGE_TOO_BIG),
                (frame(b'{"type":', fin=False) + frame(b'"Ping"}', opcode=0), WSCloseCode.UNSUPPORTED_DATA),
                (frame(b"\x00\x01", opcode=2), WSCloseCode.UNSUPPORTED_DATA),
            ):
                _, (reader, writer) = await upgrade(port)
                writer.write(sent)
                said = await everything(reader)
                # A line that is closed while bytes are still on their way is reset, and what was said last may be lost.
                assert struct.pack("!H", code.value) in said or (len(sent) > MESSAGE_BYTES and said == b"")
                writer.close()

    run(test())


def test_a_ping_of_the_browser_is_answered(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            _, (reader, writer) = await upgrade(port)
            writer.write(frame(b"are you there", opcode=9))
            assert await asyncio.wait_for(reader.readexactly(15), 60) == b"\x8a\x0dare you there"
            writer.close()

    run(test())


def test_http_and_sockets_share_one_port(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            table = await open_table(port)
            player = await Player.join(port, table, "a secret of mine, long")
            assert player.view["code"] == table
            await player.hang_up()

    run(test())


def test_a_server_that_goes_down_says_so(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            player = await Player.join(port, await open_table(port), "a secret of mine, long")
        assert (await player.closed())[-1] == {"type": "Bye", "code": "restart"}
        assert player.line.close_code == WSCloseCode.GOING_AWAY

    run(test())


def test_text_frames_are_json_of_our_messages(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            _, (reader, writer) = await upgrade(port)
            writer.write(frame(json.dumps({"type": "Ping"}).encode()))
            assert b'{"type":"Pong","now":' in await asyncio.wait_for(reader.read(200), 60)
            writer.close()

    run(test())
