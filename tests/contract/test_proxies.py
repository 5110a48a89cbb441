"""The proxies that docs/on-a-server.md recommends, with the files in deploy/: real ones, with TLS, and real servers."""

import asyncio
import contextlib
import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from picows import ws_connect

from tests.nats_server import nats_server
from tests.player import Line, Player, open_table
from tests.postgres import Postgres, free_port
from tests.serving import app, listening, served

DEPLOY = Path(__file__).parents[2] / "deploy"
PRECEDED = f"{os.environ['PATH']}:/usr/sbin"


class Servers(NamedTuple):
    """`status`: the port of each that says whether it is ready."""

    addresses: Sequence[str]
    status: int = 9464


Start = Callable[[Path, int, Servers], list[str]]  # a folder, where players come to, and what is behind it


def caddy(folder: Path, port: int, servers: Servers) -> list[str]:
    ours = (DEPLOY / "Caddyfile").read_text("utf-8")
    site = ours.replace("play.example", f"https://localhost:{port}").replace(
        "127.0.0.1:8000", " ".join(servers.addresses)
    )
    if len(servers.addresses) > 1:
        site = site.replace("\t# ", "\t").replace("9464", str(servers.status))
    quiet = "admin off\nlocal_certs\nskip_install_trust\nauto_https disable_redirects"
    (folder / "Caddyfile").write_text(f"{{\n{quiet}\nstorage file_system {folder / 'storage'}\n}}\n{site}", "utf-8")
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(folder: Path, port: int, servers: Servers) -> list[str]:
    make_certificate(folder)
    ours = (DEPLOY / "nginx.conf").read_text("utf-8")
    site = (
        ours.replace("listen 443", f"listen 127.0.0.1:{port}")
        .replace("server 127.0.0.1:8000;", "".join(f"server {server};" for server in servers.addresses))
        .replace("/etc/letsencrypt/live/play.example", str(folder))
        .replace("play.example", "localhost")
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    http = f"http {{\naccess_log off;\n{temporary}{site}}}\n"
    beside = f"daemon off;\npid {folder / 'pid'};\nerror_log stderr;\nevents {{}}\n"
    user = "user root;\n" if os.geteuid() == 0 else ""  # the folder is ours alone
    (folder / "nginx.conf").write_text(user + beside + http, "utf-8")
    return [program("nginx"), "-c", str(folder / "nginx.conf")]


def program(name: str) -> str:
    found = shutil.which(name, path=PRECEDED)
    assert found is not None, f"there is no {name} here: ./test installs it"
    return found


def make_certificate(folder: Path) -> None:
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    subprocess.run([*words, *names, *files], check=True, stderr=subprocess.DEVNULL)


def started(start: Start, folder: Path, servers: Servers) -> tuple[subprocess.Popen[bytes], int]:
    """Starts it again elsewhere when somebody else was quicker to take its port."""
    at_home, said = {**os.environ, "HOME": str(folder)}, folder / "said"
    for _ in range(5):
        port = free_port()
        running = subprocess.Popen(start(folder, port, servers), stderr=said.open("wb"), env=at_home)
        while running.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection(("localhost", port)):
                return running, port
            time.sleep(0.2)
    raise AssertionError(f"it ended at once: {said.read_text('utf-8')}")


@contextlib.contextmanager
def proxy(start: Start, folder: Path, servers: Servers) -> Iterator[int]:
    """Answers with the port that players come to."""
    running, port = started(start, folder, servers)
    try:
        yield port
    finally:
        running.terminate()
        running.wait(60)


def trusting() -> ssl.SSLContext:
    """Its certificate is its own."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def get(port: int, path: str, headers: dict[str, str] | None = None) -> Any:
    line = http.client.HTTPSConnection("localhost", port, timeout=60, context=trusting())
    try:
        line.request("GET", path, headers=headers or {})
        return json.loads(line.getresponse().read())
    finally:
        line.close()


async def ready(port: int, path: str = "/api/server") -> Any:
    """What it answers as soon as it does."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await asyncio.to_thread(get, port, path)
            except (OSError, ValueError, http.client.HTTPException):
                await asyncio.sleep(0.2)


@pytest.mark.parametrize("start", [caddy, nginx])
def test_players_come_through_the_proxy(start: Start, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "data", behind_proxy=True) as server:
            with proxy(start, tmp_path, Servers([f"127.0.0.1:{server}"])) as port:
                facts = await ready(port)
                assert all(address.startswith("https://") for address in facts["addresses"])
                ada = await seated(port, await open_table(server), "Ada")
                await ada.hang_up()

    (tmp_path / "data").mkdir()
    asyncio.run(test())


async def seated(port: int, table: str, name: str) -> Player:
    """Somebody who came through a proxy."""
    transport, line = await ws_connect(
        Line, f"wss://localhost:{port}/socket", ssl_context=trusting(), websocket_handshake_timeout=60
    )
    assert isinstance(line, Line)
    player = Player(transport, line)
    player.send({"type": "Join", "table": table, "secret": f"{name}'s long secret", "after": 0})
    await player.until("Welcome")
    assert (await player.do("TakeSeat", name=name))["type"] == "Done"
    return player


@contextlib.asynccontextmanager
async def two_nodes(folder: Path, log: str) -> AsyncIterator[Servers]:
    """On two machines, as it were: each has an address of its own."""
    async with contextlib.AsyncExitStack() as opened:
        bus, found, status = opened.enter_context(nats_server()), [], free_port()
        for host in ("127.0.0.1", "127.0.0.2"):
            node = app(folder, log=log, bus=bus.address, status=f"{host}:{status}", behind_proxy=True)
            _, port = await opened.enter_async_context(listening(node, host=host))
            found.append(f"{host}:{port}")
        yield Servers(found, status)


def seats_at(host: str, status: int) -> int:
    line = http.client.HTTPConnection(host, status, timeout=60)
    line.request("GET", "/metrics")
    found = re.search(r"^vernissage_seats_connected (\d+)$", line.getresponse().read().decode(), re.MULTILINE)
    line.close()
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("start", [caddy, nginx])
def test_a_table_whose_players_were_sent_to_different_nodes(
    start: Start, tmp_path: Path, postgres_server: Postgres
) -> None:
    async def test() -> None:
        async with two_nodes(tmp_path / "data", postgres_server.fresh()) as nodes:
            with proxy(start, tmp_path, nodes) as port:
                await ready(port)
                table = await open_table(int(nodes.addresses[0].partition(":")[2]), setup={"first": 0})
                ada, ben = await seated(port, table, "Ada"), await seated(port, table, "Ben")
                for address in nodes.addresses:
                    assert await asyncio.to_thread(seats_at, address.partition(":")[0], nodes.status) == 1
                started = await ada.do("StartGame")
                await ben.until("Update", number=started["number"])
                offered = await ada.play("Offer", card=ada.view["game"]["hand"][0])
                while ben.number < offered["number"]:
                    await ben.next()
                assert ben.screen.public == ada.screen.public
                await ada.hang_up()
                await ben.hang_up()

    (tmp_path / "data").mkdir()
    asyncio.run(test())


class Echo(asyncio.Protocol):
    """Answers with the head of the request, as JSON."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        body = json.dumps(data.decode("latin-1").lower().split("\r\n")).encode()
        self._transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body)
        self._transport.close()


@pytest.mark.parametrize("start", [caddy, nginx])
def test_nobody_pretends_to_be_another_address(start: Start, tmp_path: Path) -> None:
    async def test() -> None:
        server = await asyncio.get_running_loop().create_server(Echo, "127.0.0.1", 0)
        with proxy(start, tmp_path, Servers(["{}:{}".format(*server.sockets[0].getsockname())])) as port:
            await ready(port)
            lies = {"X-Forwarded-For": "9.9.9.9", "X-Forwarded-Proto": "ftp"}
            head = await asyncio.to_thread(get, port, "/", lies)
        assert "x-forwarded-for: 127.0.0.1" in head
        assert "x-forwarded-proto: https" in head
        assert not any("9.9.9.9" in line for line in head)
        assert f"host: localhost:{port}" in head
        server.close()

    asyncio.run(test())
