"""A real nats-server of the test's own, on a free port; stopped when the test is over."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.postgres import free_port


class Nats:
    """Begins when it is made. `options`: further ones of the program."""

    def __init__(self, *options: str) -> None:
        self.port = free_port()
        self._options = options
        self.start()

    @property
    def address(self) -> str:
        return nats_at(self.port)

    def start(self) -> None:
        program = shutil.which("nats-server", path=f"{os.environ['PATH']}:/usr/sbin")
        assert program is not None, "there is no nats-server here: ./test installs it"
        words = [program, "--addr", "127.0.0.1", "--port", str(self.port), *self._options]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not self._answers():
            assert self._process.poll() is None, "nats-server did not start"
            time.sleep(0.2)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    def _answers(self) -> bool:
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0


def nats_at(port: int) -> str:
    return f"nats://127.0.0.1:{port}"


@contextmanager
def nats_server() -> Iterator[Nats]:
    server = Nats()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def nats_cluster(servers: int) -> Iterator[list[Nats]]:
    """This many servers that know each other."""
    routes = [nats_at(free_port()) for _ in range(servers)]
    cluster: list[Nats] = []
    try:
        for route in routes:
            cluster.append(Nats("--cluster_name", "tests", "--cluster", route, "--routes", ",".join(routes)))
        yield cluster
    finally:
        for server in cluster:
            server.stop()
