"""A server that is there and says nothing is given up, and used again once it speaks."""

import asyncio
from collections.abc import Generator
from unittest.mock import Mock

import psycopg
import pytest

from tests.awaited_log import AwaitedLog
from tests.cuttable import Cuttable
from tests.postgres import Postgres
from tests.replicated_postgres import postgres_at
from tests.unit.eventlog.logs import append, numbers
from vernissage.eventlog import postgres_connection, postgres_timeout
from vernissage.eventlog.port import NotStored
from vernissage.eventlog.postgres import PostgresLog
from vernissage.eventlog.postgres_connection import PostgresConnection
from vernissage.eventlog.postgres_timeout import MindsSilence


def test_silence_is_not_waited_for_without_an_end(postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    postgres_server.fresh()
    monkeypatch.setattr(postgres_connection, "RECONNECT_TIMEOUT_S", 0)
    with Cuttable(postgres_server.port) as line:

        async def test() -> None:
            log = AwaitedLog(PostgresLog(postgres_at(line.port)))
            await append(log, "AAAAA", 1)
            await numbers(log, "AAAAA")
            monkeypatch.setattr(postgres_timeout, "SILENCE", 0.2)
            line.cut()
            with pytest.raises(NotStored, match="silent"):
                await append(log, "BBBBB", 1)
            with pytest.raises(NotStored, match="silent"):
                await log.read("AAAAA")
            line.mend()
            monkeypatch.setattr(postgres_timeout, "SILENCE", 60)
            assert await append(log, "AAAAA", 2) == 2
            assert await numbers(log, "AAAAA") == [1, 2]
            await log.close()

        asyncio.run(test())


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


def rows() -> Generator[str, int, str]:
    """As psycopg fetches: goes on whenever something has come."""
    came = 0
    while came < 3:
        came += bool((yield "read"))
    return "three rows"


def test_a_server_that_works_for_long_is_not_silent_for_as_long_as_it_sends(monkeypatch: pytest.MonkeyPatch) -> None:
    time, connection = Time(), Mock()
    monkeypatch.setattr(postgres_timeout, "time", time)
    listening = MindsSilence._listening(connection, rows())
    next(listening)
    for ready in (0, 1, 0, 1, 0):
        time.now += postgres_timeout.SILENCE * 0.4
        listening.send(ready)
    with pytest.raises(StopIteration, match="three rows"):
        listening.send(1)
    assert not connection.pgconn.finish.called


def test_one_that_sends_no_more_is(monkeypatch: pytest.MonkeyPatch) -> None:
    time, connection = Time(), Mock()
    monkeypatch.setattr(postgres_timeout, "time", time)
    listening = MindsSilence._listening(connection, rows())
    next(listening)
    listening.send(1)
    time.now += postgres_timeout.SILENCE + 1
    with pytest.raises(psycopg.OperationalError, match="silent"):
        listening.send(0)
    assert connection.pgconn.finish.called


def test_no_default_of_the_role_cuts_an_append_short(postgres_server: Postgres) -> None:
    """PostgreSQL answers a commit that waits for its standby when a timeout ends the wait: as if it were there."""
    defaults = {"statement_timeout": "50ms", "synchronous_commit": "off"}
    for name, value in defaults.items():
        postgres_server.execute(f"ALTER ROLE postgres SET {name} = '{value}'")
    connection = PostgresConnection(postgres_server.address)
    found = connection.use(
        lambda opened: [(opened.execute(f"SHOW {name}".encode()).fetchone() or ())[0] for name in defaults]
    )
    connection.close()
    postgres_server.execute("ALTER ROLE postgres RESET ALL")
    assert found == ["0", "on"]
