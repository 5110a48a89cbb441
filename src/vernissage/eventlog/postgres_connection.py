"""A connection to PostgreSQL that is made again after it was lost."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from vernissage.eventlog.postgres_timeout import MindsSilence

RECONNECT_TIMEOUT_S = (
    10.0  # seconds that a restart or a failover may take before somebody is told that nothing can be stored
)
PAUSE = 0.1  # seconds between two attempts to connect
SETTINGS: dict[str, Any] = {
    "application_name": "vernissage",
    "connect_timeout": 3,
    # A machine that vanished without a word is noticed within seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
# An append that is answered has been synced, whatever the role's or the database's default says; cutting it short by a
# timeout would answer it before the standby has it. A node that vanishes in the middle of one holds its locks for
# seconds only.
SESSION = """
SELECT set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '5s', false),
  set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false),
  set_config('tcp_keepalives_count', '2', false),
  set_config('synchronous_commit', CASE WHEN current_setting('synchronous_commit') IN ('off', 'local') THEN 'on'
    ELSE current_setting('synchronous_commit') END, false)
"""
# Errors after which the connection is useless: another server has taken over, or this one is shutting down.
MOVED = (errors.ReadOnlySqlTransaction, errors.AdminShutdown, errors.CrashShutdown, errors.CannotConnectNow)

Result = TypeVar("Result")


class Lost(Exception):
    """The server cannot be reached. Whether what was under way has been committed is not known."""


def with_settings(address: str) -> str:
    """What the address says wins."""
    return make_conninfo(**{**SETTINGS, **conninfo_to_dict(address)})


class PostgresConnection:
    """Only one thread at a time may use it."""

    def __init__(self, address: str) -> None:
        self._address = with_settings(address)
        self._connection: psycopg.Connection | None = None
        self._is_down = False  # it was not there when somebody last waited for it

    def use(self, work: Callable[[psycopg.Connection], Result]) -> Result:
        """Raises `Lost` when the connection breaks, and what `work` raises otherwise."""
        try:
            connection = self._open()
            found = work(connection)
        except psycopg.Error as error:
            if self._connection is None or self._connection.broken or isinstance(error, MOVED):
                self.close()
                raise Lost(str(error).strip()) from error
            raise
        self._is_down = False
        return found

    def insist(self, work: Callable[[psycopg.Connection], Result], again: Callable[[], None] = lambda: None) -> Result:
        """The same, retried for a while; `again` is called before every further attempt.

        Once a server has been away for that long, nobody waits for it any more until it is back.
        """
        end = time.monotonic() + (0 if self._is_down else RECONNECT_TIMEOUT_S)
        while True:
            try:
                return self.use(work)
            except Lost:
                if time.monotonic() >= end:
                    self._is_down = True
                    raise
            time.sleep(PAUSE)
            again()

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                connection.close()

    def _open(self) -> psycopg.Connection:
        if self._connection is None:
            self._connection = MindsSilence.connect(self._address, autocommit=True)
            self._connection.execute(SESSION)
        return self._connection
