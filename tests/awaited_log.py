"""A log as something to wait for, as tests write and read it."""

from collections.abc import Sequence
from functools import partial

from vernissage.eventlog.port import Entry, EventLog, TableRow
from vernissage.runtime.on_asyncio import answer_of

ALL = 1_000_000  # tables


class AwaitedLog:
    """Raises what callers are told of."""

    def __init__(self, log: EventLog) -> None:
        self.log = log

    async def append(self, table: str, expected: int, entries: Sequence[Entry]) -> int:
        """Answers with the table's last number."""
        await answer_of(partial(self.log.append, table, expected, entries))
        return expected + len(entries)

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        return await answer_of(partial(self.log.read, table, after, most=most))

    async def tables(self, after: str = "", most: int = ALL) -> list[TableRow]:
        return await answer_of(partial(self.log.tables_after, after, most))

    async def delete(self, table: str, expected: int) -> None:
        await answer_of(partial(self.log.delete, table, expected))

    async def close(self) -> None:
        await answer_of(self.log.close)
