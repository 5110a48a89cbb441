"""Short ways to write and read a log in a test."""

from tests.awaited_log import AwaitedLog
from vernissage.eventlog.port import Entry
from vernissage.eventlog.sqlite import SqliteLog


def entry(number: int, body: bytes = b"{}", at: int = 1000) -> Entry:
    return Entry(number, at, None, None, "table", body)


async def append(log: AwaitedLog, table: str, number: int, body: bytes = b"{}") -> int:
    """One entry that gets this number."""
    return await log.append(table, number - 1, [entry(number, body)])


async def numbers(log: AwaitedLog, table: str) -> list[int]:
    return [entry.number for entry in await log.read(table)]


def sqlite_of(log: AwaitedLog) -> SqliteLog:
    assert isinstance(log.log, SqliteLog)
    return log.log
