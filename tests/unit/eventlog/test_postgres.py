"""What only the log in PostgreSQL has to get right: other nodes, and a server that disappears in between."""

import asyncio
from collections.abc import Callable, Sequence

import psycopg
import pytest

from tests.awaited_log import AwaitedLog
from tests.postgres import Postgres
from tests.unit.eventlog.logs import append, entry, numbers
from vernissage.eventlog import postgres_connection, postgres_transactions
from vernissage.eventlog.orders import Order, Result
from vernissage.eventlog.port import Conflict, Entry, NotStored, Unusable
from vernissage.eventlog.postgres import PostgresLog

CarryOut = Callable[[psycopg.Connection, Sequence[Order]], list[Result]]
END_ALL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vernissage'"
    " AND pid <> pg_backend_pid()"
)


def opened(address: str) -> AwaitedLog:
    return AwaitedLog(PostgresLog(address))


def test_of_nodes_that_append_at_once_one_wins_each_number(postgres_server: Postgres) -> None:
    async def test() -> None:
        address = postgres_server.fresh()
        nodes = [AwaitedLog(PostgresLog(address)) for _ in range(3)]
        for number in range(1, 20):
            tables = ("AAAAA", "BBBBB") if number % 2 else ("BBBBB", "AAAAA")
            tries = [append(node, table, number) for node in nodes for table in tables]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert results.count(number) == len(tables)
            assert sum(isinstance(result, Conflict) for result in results) == len(tables) * (len(nodes) - 1)
        assert await numbers(nodes[0], "AAAAA") == await numbers(nodes[2], "BBBBB") == list(range(1, 20))
        await asyncio.gather(*(node.close() for node in nodes))

    asyncio.run(test())


def test_entries_that_no_database_can_hold_harm_no_other(postgres_server: Postgres) -> None:
    async def test() -> None:
        log = AwaitedLog(PostgresLog(postgres_server.fresh()))
        tables = [f"T{number}" for number in range(10)]
        results = await asyncio.gather(
            log.append("LATER", 0, [entry(1, at=2**70)]),
            log.append("WEIRD", 0, [Entry(1, 1, "\ud800", None, "table", b"{}")]),
            log.append("NOUGHT", 0, [Entry(1, 1, "\0", None, "table", b"{}")]),
            *(append(log, table, 1) for table in tables),
            return_exceptions=True,
        )
        assert [type(result) for result in results[:3]] == [NotStored] * 3
        assert results[3:] == [1] * len(tables)
        assert [await numbers(log, table) for table in ("LATER", "WEIRD", "NOUGHT", "T9")] == [[], [], [], [1]]
        await log.close()

    asyncio.run(test())


def test_a_broken_connection_is_made_again(postgres_server: Postgres) -> None:
    async def test() -> None:
        log = AwaitedLog(PostgresLog(postgres_server.fresh()))
        await append(log, "AAAAA", 1)
        assert await numbers(log, "AAAAA") == [1]
        postgres_server.execute(END_ALL)
        assert await append(log, "AAAAA", 2) == 2
        assert await numbers(log, "AAAAA") == [1, 2]
        await log.close()

    asyncio.run(test())


@pytest.mark.parametrize("is_committed", [True, False])
def test_an_append_in_doubt_is_stored_once(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch, is_committed: bool
) -> None:
    """The connection breaks before the answer to the commit has come."""
    carry_out: CarryOut = postgres_transactions._carry_out
    attempts: list[str] = []

    def break_once(connection: psycopg.Connection, orders: Sequence[Order]) -> list[Result]:
        attempts.append(orders[0].table)
        if len(attempts) > 1:
            return carry_out(connection, orders)
        if is_committed:
            carry_out(connection, orders)
        postgres_server.execute(END_ALL)
        connection.execute("SELECT 1")
        raise AssertionError("the connection was to be broken")

    monkeypatch.setattr(postgres_transactions, "_carry_out", break_once)

    async def test() -> None:
        log = AwaitedLog(PostgresLog(postgres_server.fresh()))
        assert await log.append("AAAAA", 0, [entry(1, b"[1]"), entry(2, b"[2]")]) == 2
        assert len(attempts) == 2
        assert [one.body for one in await log.read("AAAAA")] == [b"[1]", b"[2]"]
        with pytest.raises(Conflict):
            await log.append("AAAAA", 0, [entry(1, b"[another]")])
        await log.close()

    asyncio.run(test())


def test_after_a_break_what_another_node_stored_is_a_conflict(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry_out: CarryOut = postgres_transactions._carry_out
    attempts: list[str] = []

    async def test() -> None:
        address = postgres_server.fresh()
        log, other = AwaitedLog(PostgresLog(address)), AwaitedLog(PostgresLog(address))
        loop = asyncio.get_running_loop()

        def break_once(connection: psycopg.Connection, orders: Sequence[Order]) -> list[Result]:
            attempts.append(orders[0].table)
            if len(attempts) == 1:
                asyncio.run_coroutine_threadsafe(append(other, "AAAAA", 1, b"[2]"), loop).result()
                postgres_server.execute(END_ALL)
                connection.execute("SELECT 1")
            return carry_out(connection, orders)

        monkeypatch.setattr(postgres_transactions, "_carry_out", break_once)
        with pytest.raises(Conflict):
            await append(log, "AAAAA", 1, b"[1]")
        assert [one.body for one in await log.read("AAAAA")] == [b"[2]"]
        await asyncio.gather(log.close(), other.close())

    asyncio.run(test())


def test_while_the_server_is_away_nothing_is_stored_and_afterwards_it_goes_on(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connection, "RECONNECT_TIMEOUT_S", 0)

    async def test() -> None:
        log = AwaitedLog(PostgresLog(postgres_server.fresh()))
        await append(log, "AAAAA", 1)
        postgres_server.stop("immediate")
        with pytest.raises(NotStored):
            await append(log, "AAAAA", 2)
        with pytest.raises(NotStored):
            await log.read("AAAAA")
        postgres_server.start()
        assert await append(log, "AAAAA", 2) == 2
        assert await numbers(log, "AAAAA") == [1, 2]
        await log.close()
        with pytest.raises(NotStored):
            await append(log, "AAAAA", 3)

    asyncio.run(test())


def test_a_restart_is_waited_for(postgres_server: Postgres) -> None:
    async def test() -> None:
        log = AwaitedLog(PostgresLog(postgres_server.fresh()))
        await append(log, "AAAAA", 1)
        postgres_server.stop("immediate")
        waiting = asyncio.gather(append(log, "AAAAA", 2), numbers(log, "BBBBB"))
        await asyncio.to_thread(postgres_server.start)
        number, found = await waiting
        assert (number, found) == (2, [])
        await log.close()

    asyncio.run(test())


def test_nodes_that_open_an_empty_database_at_once_make_its_tables_once(postgres_server: Postgres) -> None:
    async def test() -> None:
        address = postgres_server.fresh()
        nodes = await asyncio.gather(*(asyncio.to_thread(opened, address) for _ in range(4)))
        assert await append(nodes[3], "AAAAA", 1) == 1
        assert await numbers(nodes[0], "AAAAA") == [1]
        await asyncio.gather(*(node.close() for node in nodes))

    asyncio.run(test())


@pytest.mark.parametrize("address", ["postgresql://nobody@127.0.0.1:1/nowhere", "postgresql://%zz"])
def test_a_database_that_cannot_be_opened_is_said(address: str) -> None:
    with pytest.raises(Unusable):
        PostgresLog(address)
