"""PostgreSQL dies under load and comes back: everything that was acknowledged is there, once, and nodes go on."""

import asyncio

from tests.awaited_log import AwaitedLog
from tests.postgres import Postgres
from vernissage.eventlog.port import Conflict, Entry
from vernissage.eventlog.postgres import PostgresLog

TABLES = [f"T{number}" for number in range(6)]
APPENDS = 60  # that each node tries after the last crash


async def keep_appending(
    log: AwaitedLog, node: str, table: str, acknowledged: set[bytes], enough: asyncio.Event
) -> None:
    """As a table does: after a conflict it reads, and tries again."""
    number, tried, left = 0, 0, APPENDS
    while left:
        body = f"{node} {table} {tried}".encode()
        try:
            number = await log.append(table, number, [Entry(number + 1, tried, None, None, "table", body)])
            acknowledged.add(body)
            tried += 1
        except Conflict:
            number += len(await log.read(table, number))
        left -= enough.is_set()


def test_a_crash_under_load_loses_and_repeats_nothing(postgres_server: Postgres) -> None:
    async def test() -> None:
        address, acknowledged, enough = postgres_server.fresh(), set[bytes](), asyncio.Event()
        nodes = {name: AwaitedLog(PostgresLog(address)) for name in ("one", "two")}
        writing = asyncio.gather(
            *(keep_appending(log, name, table, acknowledged, enough) for name, log in nodes.items() for table in TABLES)
        )
        for _ in range(2):
            before = len(acknowledged)
            while len(acknowledged) < before + 50:
                await asyncio.sleep(0)
            await asyncio.to_thread(postgres_server.stop, "immediate")
            await asyncio.to_thread(postgres_server.start)
        enough.set()
        await writing
        stored = [one for table in TABLES for one in await nodes["one"].read(table)]
        bodies = [one.body for one in stored]
        assert set(bodies) == acknowledged
        assert len(bodies) == len(acknowledged)
        for table in TABLES:
            numbers = [one.number for one in await nodes["two"].read(table)]
            assert numbers == list(range(1, len(numbers) + 1))
        await asyncio.gather(*(log.close() for log in nodes.values()))

    asyncio.run(test())
