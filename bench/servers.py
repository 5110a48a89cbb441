"""Servers under test: ours from this checkout, and the peers, each in a process of its own."""

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from bench.measuring import cpu_seconds

ROOT = Path(__file__).resolve().parents[1]
PEERS = Path(__file__).parent / "peers"
INSTALLED = ROOT / ".cache" / "bench"  # the peers' packages
STARTS_WITHIN = 60.0  # seconds
LOOKS_EVERY, BUSY = 1.0, 0.02  # a server that takes less of a core than this is idle
# Load from one machine is no attack here: everything that counts by address is let through.
WIDE_OPEN = {
    "--tables-per-minute": 1_000_000,
    "--connections": 8_000,
    "--connections-per-address": 8_000,
    "--requests-per-second": 100_000,
    "--messages-per-second": 100_000,
    "--kilobytes-per-second": 100_000,
    "--watchers": 1_000,
    "--watchers-per-address": 1_000,
}


class Running(Struct, frozen=True):
    port: int
    pid: int


@contextlib.contextmanager
def product(fill: Callable[[Path], None] | None = None) -> Iterator[Running]:
    """Ours, with an empty log on disk, or with what `fill` has put into the data folder."""
    with TemporaryDirectory() as data:
        if fill is not None:
            fill(Path(data))
        port = free_port()
        flags = [str(word) for flag in WIDE_OPEN.items() for word in flag]
        command = ["-m", "vernissage", "serve", "--host", "127.0.0.1", "--port", str(port), "--data", data, *flags]
        with _running([sys.executable, *command], port, {"PYTHONPATH": str(ROOT / "src")}) as server:
            yield server


@contextlib.contextmanager
def ready_product() -> Iterator[Running]:
    """The same once it has read ahead what it will need, so that nobody is charged for that."""
    with product() as server:
        end = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < end:
            before = cpu_seconds(server.pid)
            time.sleep(LOOKS_EVERY)
            if cpu_seconds(server.pid) - before < BUSY * LOOKS_EVERY:
                break
        yield server


@contextlib.contextmanager
def peer(command: Sequence[str]) -> Iterator[Running]:
    """`command`: a script in `peers`, with the program that runs it; it is handed the port."""
    program, script, *arguments = command
    python = sys.executable if program == "python" else program
    with TemporaryDirectory() as folder:
        port = free_port()
        filled = [argument.format(folder=folder) for argument in arguments]
        environment = {"NODE_ENV": "production", "NODE_PATH": str(INSTALLED / "node_modules")}
        place = INSTALLED if program == "node" else PEERS
        with _running([python, str(place / script), str(port), *filled], port, environment) as server:
            yield server


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def _running(command: Sequence[str], port: int, environment: Mapping[str, str]) -> Iterator[Running]:
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    try:
        _wait_for(port, process)
        yield Running(port, process.pid)
    finally:
        process.terminate()
        process.wait()


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.5):
            return
        time.sleep(0.02)
    raise RuntimeError(f"{process.args!r} did not start")
