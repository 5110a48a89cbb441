"""PostgreSQL on two ports: one server, and a standby that takes over."""

import itertools
import os
import pwd
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.postgres import NOT_ROOT, Postgres, free_port, private_folder

IS_SYNCHRONOUS = b"SELECT 1 FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')"


class ReplicatedPostgres:
    """`server` is the one that is written to. A standby is made by `add_standby`, and replaces it in `fail_over`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = itertools.count(1)
        self.server = Postgres(self._new_folder())
        self._standby: Postgres | None = None
        self._other_port = free_port()

    @property
    def ports(self) -> tuple[int, int]:
        return self.server.port, self._other_port

    @property
    def address(self) -> str:
        return postgres_at(*self.ports)

    def add_standby(self) -> None:
        """From now on nothing is committed that is not on both."""
        self._standby = Postgres(self._new_folder(), self._other_port, of=self.server)
        with psycopg.connect(self.server.address, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            connection.execute("SELECT pg_reload_conf()")
            while connection.execute(IS_SYNCHRONOUS).fetchone() is None:
                connection.execute("SELECT pg_sleep(0.1)")

    def fail_over(self) -> None:
        """The server dies and the standby is promoted. What was the server never comes back."""
        assert self._standby is not None, "there is no standby"
        self.server.stop("immediate")
        self._standby.run("pg_ctl", "promote", "--wait")
        self.server, self._standby, self._other_port = self._standby, None, self.server.port

    def stop(self) -> None:
        self.server.stop("immediate")
        if self._standby is not None:
            self._standby.stop("immediate")

    def _new_folder(self) -> Path:
        folder = self._folder / f"server-{next(self._numbers)}"
        folder.mkdir()
        if os.geteuid() == 0:
            user = pwd.getpwnam(NOT_ROOT)
            os.chown(folder, user.pw_uid, user.pw_gid)
        return folder


def postgres_at(*ports: int) -> str:
    """Of whichever of them takes writes."""
    hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
    return f"postgresql://postgres@{hosts}/postgres?target_session_attrs=read-write&connect_timeout=2"


@contextmanager
def replicated_postgres() -> Iterator[ReplicatedPostgres]:
    with private_folder() as folder:
        servers = ReplicatedPostgres(folder)
        try:
            yield servers
        finally:
            servers.stop()
