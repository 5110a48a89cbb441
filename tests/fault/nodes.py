"""Three real servers on one PostgreSQL and one nats-server, each in a process of its own."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.cuttable import Cuttable
from tests.nats_server import Nats, nats_at, nats_server
from tests.postgres import free_port
from tests.replicated_postgres import ReplicatedPostgres, postgres_at, replicated_postgres


class RealNode:
    """Launched when it is made; `port` is where it listens once it is ready, also after it was started again, and
    `status` where it says whether it is ready."""

    def __init__(self, folder: Path, log: str, bus: str) -> None:
        self.status = free_port()
        self._words = [str(folder), log, bus, f"127.0.0.1:{self.status}"]
        self._program = "tests.serving"
        self.port = 0
        self.launch()

    def launch(self) -> None:
        words = [sys.executable, "-m", self._program, str(self.port), *self._words]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)

    def await_ready(self) -> None:
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().split()[1])

    def restart(self) -> None:
        self.launch()
        self.await_ready()

    def upgrade(self) -> None:
        """Stop it, and start the next version in its place."""
        self.stop()
        self._program = "tests.next_version"
        self.restart()

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)


class Cluster:
    """`lines`: those of the last node to everything else."""

    def __init__(
        self, folder: Path, nodes: list[RealNode], log: ReplicatedPostgres, bus: Nats, lines: list[Cuttable]
    ) -> None:
        self.folder, self.nodes, self.log, self.bus, self.lines = folder, nodes, log, bus, lines


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    with ExitStack() as opened:
        log, bus = opened.enter_context(replicated_postgres()), opened.enter_context(nats_server())
        lines = [opened.enter_context(Cuttable(port)) for port in (*log.ports, bus.port)]
        *cuttable_log, cuttable_bus = [line.port for line in lines]
        addresses = 2 * [(log.address, bus.address)] + [(postgres_at(*cuttable_log), nats_at(cuttable_bus))]
        nodes: list[RealNode] = []
        for of_log, of_bus in addresses:
            nodes.append(RealNode(folder, of_log, of_bus))
            opened.callback(nodes[-1].kill)
        for node in nodes:
            node.await_ready()
        yield Cluster(folder, nodes, log, bus, lines)
