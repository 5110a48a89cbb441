"""Health, readiness and metrics, on a port of their own."""

import asyncio
from pathlib import Path

import pytest

from tests.player import request, two_at_a_table
from tests.postgres import free_port
from tests.serving import served, until
from tests.virtual import Node
from tests.virtual_log import VirtualLog
from vernissage.app import _hindrance
from vernissage.config import BadSetting, Config, configure, status_address
from vernissage.eventlog.port import NotStored, OnRead
from vernissage.runtime.meter import PREFIX
from vernissage.runtime.on_asyncio import AsyncioTimers
from vernissage.table.shell.timing import Patience


def test_a_server_says_that_it_is_alive_and_ready_and_what_it_does(tmp_path: Path) -> None:
    async def test() -> None:
        port = free_port()
        async with served(tmp_path, status=f"127.0.0.1:{port}") as players:
            await two_at_a_table(players)
            assert (await request(port, "GET", "/healthz"))[::2] == (200, b"alive\n")
            assert (await request(port, "GET", "/readyz"))[::2] == (200, b"ready\n")
            code, headers, body = await request(port, "GET", "/metrics")
            assert (code, headers["content-type"]) == (200, "text/plain; version=0.0.4; charset=utf-8")
            lines = body.decode().splitlines()
            assert "vernissage_tables 1" in lines
            assert "vernissage_seats_connected 2" in lines
            assert 'vernissage_commands_total{result="done"} 2' in lines
            assert 'vernissage_appends_total{result="stored"} 3' in lines
            assert "vernissage_bus_up 1" in lines

    asyncio.run(test())


def test_what_is_drawn_thought_about_and_refused_is_counted(tmp_path: Path) -> None:
    async def test() -> None:
        port = free_port()
        quick = Patience(bot_pause=(0, 0))
        async with served(tmp_path, quick, status=f"127.0.0.1:{port}", tables_per_minute=1) as players:
            before = await metrics(port)
            _, ada, ben = await two_at_a_table(players, setup={"first": 0, "window_seconds": 0})
            for command in ("SeatBot", "StartGame"):
                assert (await ada.do(command))["type"] == "Done"
            ada.send_ink(bytes([1, 0, 0]) + b"a line")
            await until(lambda: bool(ben.line.ink))
            offered = await ada.play("Offer", card=ada.view["game"]["hand"][0])
            await ada.until("Update", number=offered["number"] + 1)  # the bot agrees
            assert (await request(players, "POST", "/api/tables", b'{"game": "high-card"}'))[0] == 429
            after = await metrics(port)
            while not after["loop_delay_seconds_count"]:
                after = await metrics(port)
        moved = {name for name, value in after.items() if value > before.get(name, 0)}
        counted = {"ink_frames_total", "bot_seconds_count", 'budget_hits_total{budget="tables"}'}
        assert counted | {"tell_seconds_count", "append_seconds_count"} <= moved

    asyncio.run(test())


async def metrics(port: int) -> dict[str, float]:
    """Every value by its name and label."""
    _, _, body = await request(port, "GET", "/metrics")
    lines = [line.rsplit(" ", 1) for line in body.decode().splitlines() if not line.startswith("#")]
    return {name.removeprefix(PREFIX): float(value) for name, value in lines}


def test_nothing_else_is_answered_there(tmp_path: Path) -> None:
    async def test() -> None:
        port = free_port()
        async with served(tmp_path, status=f"127.0.0.1:{port}") as players:
            assert (await request(port, "GET", "/api/server"))[0] == 404
            assert (await request(port, "POST", "/metrics"))[0] == 405
            assert (await request(players, "GET", "/metrics"))[2] != (await request(port, "GET", "/metrics"))[2]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /" + b"x" * 100_000)
            assert await reader.read() == b""

    asyncio.run(test())


class Broken(VirtualLog):
    def read(self, table: str, after: int, on_read: OnRead, most: int | None = None) -> None:  # noqa: ARG002
        on_read(NotStored("the server is away"))


def test_without_its_log_it_is_not_ready() -> None:
    house = Node({}).house
    assert asyncio.run(_hindrance(VirtualLog(AsyncioTimers()), house)) is None
    assert asyncio.run(_hindrance(Broken(AsyncioTimers()), house)) == "the log cannot be read"


def test_where_it_listens() -> None:
    assert status_address(Config(status="127.0.0.1:9464")) == ("127.0.0.1", 9464)
    assert status_address(Config(status="[::1]:9464")) == ("::1", 9464)
    with pytest.raises(BadSetting, match="--status"):
        configure({"status": "9464"}, {})
