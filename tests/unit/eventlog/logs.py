"""Short ways to write and read a log in a test."""

from vernissage.eventlog.port import Entry, EventLog


def entry(number: int, body: bytes = b"{}", at: int = 1000) -> Entry:
    return Entry(number, at, None, None, "table", body)


async def append(log: EventLog, table: str, number: int, body: bytes = b"{}") -> int:
    """One entry that gets this number."""
    return await log.append(table, number - 1, [entry(number, body)])


async def numbers(log: EventLog, table: str) -> list[int]:
    return [one.number for one in await log.read(table)]
