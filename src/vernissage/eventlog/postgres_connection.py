"""Reconnecting: a connection to PostgreSQL that is opened again after it was lost."""

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
    # TCP keepalives: a machine that has vanished is noticed within seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
# An acknowledged append has been synced, whatever the role's or the database's default says; cutting it short by a
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
    """The server cannot be reached. It is not known whether the transaction under way was committed."""


def with_settings(address: str) -> str:
    """Adds our settings; those in the address win."""
    return make_conninfo(**{**SETTINGS, **conninfo_to_dict(address)})


class PostgresConnection:
    """A connection that only one thread at a time may use."""

    def __init__(self, address: str) -> None:
        self._address = with_settings(address)
        self._connection: psycopg.Connection | None = None
        self._is_down = False  # the server was down when somebody last waited for it

    def use(self, work: Callable[[psycopg.Connection], Result]) -> Result:
        """Runs `work` on the connection; raises `Lost` if it breaks, else whatever `work` raises."""
        try:
            connection = self._open()
            result = work(connection)
        except psycopg.Error as error:
            if self._connection is None or self._connection.broken or isinstance(error, MOVED):
                self.close()
                raise Lost(str(error).strip()) from error
            raise
        self._is_down = False
        return result

    def insist(self, work: Callable[[psycopg.Connection], Result], again: Callable[[], None] = lambda: None) -> Result:
        """Retries `use` for a while; `again` is called before every further attempt.

        Circuit breaker: once a server has been down for that long, nobody waits for it until it is back.
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
