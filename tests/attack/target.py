"""The server that is attacked: the real one, in a process of its own."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.player import Player, open_table, request
from vernissage.games.registry import PACKAGES

VICTIM = "127.0.0.3"  # addresses of this machine stand for those of other people
READY = re.compile(r"http://[^\s:]+:(\d+)")
GAME = next(iter(PACKAGES))  # any will do
TABLES_PER_MINUTE = 100_000  # an attack opens its own; that their number is limited is tested elsewhere


class Target:
    """Use it as a context: it is stopped at the end, and must not have complained by then, unless it `complains` for
    a good reason."""

    def __init__(self, folder: Path, settings: tuple[str, ...] = (), complains: bool = False) -> None:
        self.folder = folder
        self._complains = complains
        self._settings = settings
        self._errors = folder / "stderr.txt"
        self._told = 0
        self._attackers = (f"127.0.{net}.{host}" for net in range(1, 256) for host in range(1, 255))
        self.attacker = next(self._attackers)
        self.port = 0

    def __enter__(self) -> "Target":
        words = [sys.executable, "-m", "vernissage", "serve", "--host", "127.0.0.1", "--port", "0"]
        words += ["--data", str(self.folder / "data"), "--tables-per-minute", str(TABLES_PER_MINUTE), *self._settings]
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=errors, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        assert self._process.stdout is not None
        for line in iter(self._process.stdout.readline, b""):
            if found := READY.search(line.decode()):
                self.port = int(found[1])
                return self
        raise AssertionError(f"the server did not start: {self._errors.read_text('utf-8')}")

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(20)
        if kind is None:
            assert code in (0, -signal.SIGTERM), f"it ended with {code}"
            assert self._complains or self.complaints() == [], self.complaints()

    def complaints(self) -> list[str]:
        """What it wrote to the terminal, apart from what it was asked to say and names it does not go by."""
        expected = ("the loop was held", "was refused; if that name is yours")
        lines = self._errors.read_text("utf-8").splitlines()
        return [line for line in lines if not any(words in line for words in expected)]

    def held(self) -> list[str]:
        """What has held the loop since this was asked last; with `--watch-loop`."""
        lines = [line for line in self._errors.read_text("utf-8").splitlines() if "the loop was held" in line]
        new, self._told = lines[self._told :], len(lines)
        return new

    def memory(self) -> int:
        """Megabytes that it has in use; 0 where the system does not tell."""
        status = Path(f"/proc/{self._process.pid}/status")
        found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text("utf-8")) if status.exists() else None
        return int(found[1]) // 1024 if found else 0

    def new_attacker(self) -> None:
        """From another address: what the last one has used up must not stop this one."""
        self.attacker = next(self._attackers)

    # --- ways to get at it

    async def table(self, game: str = GAME, **setup: Any) -> str:
        return await open_table(self.port, game=game, setup=setup)

    async def player(self, table: str, secret: str = "an attacker's secret", source: str = "") -> Player:
        return await Player.join(self.port, table, secret, source=source or self.attacker)

    async def seated(self, table: str, name: str, source: str = "") -> Player:
        player = await self.player(table, f"the secret of {name}", source)
        assert (await player.do("TakeSeat", name=name))["type"] == "Done"
        return player

    async def line(self, sent: bytes = b"") -> "Line":
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.attacker, 0))
        writer.write(sent)
        return Line(reader, writer)

    async def ask(self, path: str, source: str = "", **headers: str) -> tuple[int, bytes]:
        status, _, body = await request(self.port, "GET", path, headers=headers, source=source or self.attacker)
        return status, body

    async def is_well(self) -> None:
        """Two strangers to all this open a table, sit down and hear each other."""
        table = await self.table()
        ada, ben = await self.seated(table, "Ada", VICTIM), await self.seated(table, "Ben", VICTIM)
        assert (await ada.do("Say", text="still here"))["type"] == "Done"
        await ben.until("Update", number=ada.number)
        await ada.hang_up()
        await ben.hang_up()


class Line:
    """A connection without manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def pour(self, data: bytes, most: int) -> int:
        """Send `data` again and again until the server has had enough; how many bytes it let itself be sent."""
        sent = 0
        try:
            while sent < most and not self.reader.at_eof():
                self.writer.write(data)
                await self.writer.drain()
                sent += len(data)
                await asyncio.sleep(0)
                if self.reader._buffer:  # type: ignore[attr-defined] # it has said something
                    break
        except ConnectionError:
            pass
        return sent

    async def answer(self) -> bytes:
        """All that comes until the server hangs up."""
        try:
            return await asyncio.wait_for(self.reader.read(), 30)
        except ConnectionError:
            return b""

    async def is_open(self) -> bool:
        """Whether the server has not hung up yet."""
        try:
            return await asyncio.wait_for(self.reader.read(1), 0.001) != b""
        except TimeoutError:
            return True
        except ConnectionError:
            return False

    def close(self) -> None:
        self.writer.close()
