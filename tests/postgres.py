"""A real PostgreSQL of the test's own: in a folder that goes away, on a free port, stopped when the test is over."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

NOT_ROOT = "postgres"  # the server refuses to be root's; Debian's package brings this user


class Postgres:
    """Begins when it is made. It does not sync to disk: nobody cuts the power here.

    `of`: the server whose standby it is, at first; otherwise it is new and empty.
    """

    def __init__(self, folder: Path, port: int | None = None, of: "Postgres | None" = None) -> None:
        self._data = folder / "data"
        self.port = port or free_port()
        if of is None:
            self.run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=postgres")
        else:
            copy = ("--checkpoint=fast", "--no-sync", "--write-recovery-conf", f"--dbname={of.address}")
            self.run("pg_basebackup", *copy)
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
        self.run("pg_ctl", "start", "--wait", f"--log={self._data}.log", f"--options={options}")

    def stop(self, mode: str = "fast") -> None:
        """`immediate`: as if it had been killed."""
        self.run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def run(self, program: str, *words: str) -> None:
        user = NOT_ROOT if os.geteuid() == 0 else None
        command = [str(programs() / program), f"--pgdata={self._data}", *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, group=user, cwd="/")

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def fresh(self) -> str:
        """The address, without anything that was stored there before."""
        self.execute("DROP SCHEMA IF EXISTS vernissage CASCADE")
        return self.address

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.address) as connection:
            connection.execute(statement.encode())

    def execute_alone(self, statement: str) -> None:
        """Outside of any transaction."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def postgres() -> Iterator[Postgres]:
    with private_folder() as folder:
        server = Postgres(folder)
        try:
            yield server
        finally:
            server.stop("immediate")


@contextmanager
def private_folder() -> Iterator[Path]:
    """For servers to keep things in; goes away."""
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    if os.geteuid() == 0:
        user = pwd.getpwnam(NOT_ROOT)
        os.chown(folder, user.pw_uid, user.pw_gid)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port: int = bound.getsockname()[1]
        return port


def programs() -> Path:
    """Debian does not put them on the PATH."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent  # all of one version
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    assert versions, "there is no PostgreSQL here: ./test installs it"
    return versions[-1]
