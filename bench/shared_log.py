"""What one PostgreSQL takes from several nodes: `python -m bench.shared_log [nodes] [tables] [seconds]`.

Each table appends one entry after another, as tables do under load. Prints how many are stored per second, what they
cost on disk and in the nodes, and how many one transaction holds. The machine matters: nodes and database share it,
and the database does not sync.
"""

import asyncio
import resource
import sys
from collections.abc import Sequence

import psycopg
from tests.awaited_log import AwaitedLog
from tests.postgres import postgres

from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry
from vernissage.eventlog.postgres import PostgresLog

BODY = b'{"type":"Drawn","seat":3,"stroke":17,"ink":"' + 250 * b"x" + b'"}'  # a stroke of a second or two
FACTS = b"""
SELECT xact_commit, pg_total_relation_size('vernissage.entry'), pg_current_wal_lsn() - '0/0'
FROM pg_stat_database WHERE datname = current_database()
"""


async def keep_appending(log: AwaitedLog, table: str, over: asyncio.Event) -> int:
    number = 0
    while not over.is_set():
        number = await log.append(table, number, [Entry(number + 1, number, f"key/{number}", Seat(3), "game", BODY)])
    return number


async def load(address: str, nodes: int, tables: int, seconds: float) -> int:
    logs = [AwaitedLog(PostgresLog(address)) for _ in range(nodes)]
    over = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, over.set)
    stored = await asyncio.gather(*(keep_appending(logs[n % nodes], f"T{n}", over) for n in range(tables)))
    await asyncio.gather(*(log.close() for log in logs))
    return sum(stored)


def facts(address: str) -> Sequence[int]:
    with psycopg.connect(address) as connection:
        connection.execute("SELECT pg_stat_force_next_flush()")
        found = connection.execute(FACTS).fetchone()
        assert found is not None, "the statistics have one row"
        return [int(fact) for fact in found]


def main(nodes: int, tables: int, seconds: int) -> None:
    with postgres() as server:
        asyncio.run(AwaitedLog(PostgresLog(server.address)).close())
        before = facts(server.address)
        stored = asyncio.run(load(server.address, nodes, tables, seconds))
        commits, disk, journal = (after - was for after, was in zip(facts(server.address), before, strict=True))
        here = resource.getrusage(resource.RUSAGE_SELF)
    rate = f"{stored / seconds:.0f} appends per second, {stored / commits:.0f} per commit"
    print(f"{nodes} nodes, {tables} tables: {rate}")
    print(f"an append costs {disk / stored:.0f} bytes of tables and {journal / stored:.0f} bytes of write-ahead log")
    print(f"CPU of the nodes per append: {1e6 * (here.ru_utime + here.ru_stime) / stored:.0f} µs")


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(*(given + [3, 300, 10][len(given) :]))
