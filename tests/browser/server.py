"""`vernissage serve` in a process of its own: to be asked, stopped short, killed and started again."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from tests.chance import current_test
from vernissage.games.registry import PACKAGES

ADDRESS = re.compile(r"on this device:\s+http://[^\s/]+:(\d+)")
ANY_GAME = next(iter(PACKAGES))
PLENTY = "1000"  # all tests come from one address
FAULT = re.compile(r"^Traceback|the bot on seat", re.MULTILINE)


def check_log(log: Path) -> None:
    """What a server wrote to standard error; nobody at a table sees that a bot has failed: it tries again."""
    written = log.read_text("utf-8")
    assert not FAULT.search(written), f"the server reports an error: {written}"


def command(test: str, start: int, *flags: str) -> list[str]:
    """Starts a server of `test`; every start deals something else."""
    return [sys.executable, "-m", "tests.browser.seeded_server", test, str(start), *flags]


class Server:
    """Keeps its port and its data folder over every start."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self._flags = flags
        self._log = data.with_name(f"{data.name}.log")
        self._starts = 0
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        place = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        self._starts += 1
        words = command(current_test(), self._starts, *place, "--tables-per-minute", PLENTY, *self._flags)
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        self.port = self._announced_port()

    def deal_for(self, test: str) -> None:
        """From now on chance is that of `test`, whichever tests this server has seen before."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{test}\n")
        self._process.stdin.flush()
        while (line := self._process.stdout.readline()) != f"{test}\n":
            assert line, "the server has ended"

    def _announced_port(self) -> int:
        assert self._process.stdout is not None
        said = ""
        for line in self._process.stdout:
            said += line
            if found := ADDRESS.search(said):
                return int(found[1])
        raise AssertionError(f"the server did not start; it said: {said}")

    def freeze(self) -> None:
        """It still holds its connections, and answers nobody."""
        self._process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()

    def stop(self) -> None:
        """Fails if any of its starts has reported an error."""
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=60)
        check_log(self._log)

    def open_table(self, game: str = ANY_GAME, seats: int = 6, language: str = "en", **setup: Any) -> str:
        """The code of a new table; of any game unless one is named."""
        body = json.dumps({"game": game, "setup": setup, "seats": seats, "language": language}).encode()
        with urllib.request.urlopen(f"{self.address}/api/tables", body) as answer:
            return str(json.load(answer)["code"])
