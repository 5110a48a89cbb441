"""Starts servers quickly, to be killed: everything is imported once, and each server is a fork of that.

`python -m tests.fault.nursery FOLDER`: every line on its input is a port (0: any free one) and starts a server there;
its output names the server's process, and its port once it is ready.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.serving import serve


class Nursery:
    """One server at a time, always on the same port."""

    def __init__(self, folder: Path) -> None:
        words = [sys.executable, "-m", "tests.fault.nursery", str(folder)]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._server = 0
        self.port = 0

    def start(self) -> None:
        """Returns before the server is ready, except for the first."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{self.port}\n")
        self._process.stdin.flush()
        self._server = self._heard("server")
        if self.port == 0:
            self.port = self._heard("ready")

    def kill(self) -> None:
        os.kill(self._server, signal.SIGKILL)

    def close(self) -> None:
        self.kill()
        self._process.communicate()

    def _heard(self, wanted: str) -> int:
        """Words of servers that are dead by now are passed over."""
        assert self._process.stdout is not None
        while True:
            word, number = self._process.stdout.readline().split()
            if word == wanted:
                return int(number)


def main() -> None:
    server = 0
    for start, line in enumerate(sys.stdin, 1):
        if server:
            os.waitpid(server, 0)  # it was killed: its port is free once it is gone
        server = os.fork()
        if server == 0:
            serve(int(line), Path(sys.argv[1]), start)
            os._exit(0)
        print("server", server, flush=True)


if __name__ == "__main__":
    main()
