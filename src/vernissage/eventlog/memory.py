"""A log that lasts as long as the process: for tests."""

import asyncio
from collections.abc import Sequence

from vernissage.eventlog.awaited import answered
from vernissage.eventlog.port import Conflict, Entry, OnAppended, TableRow, check_numbering


class MemoryLog:
    def __init__(self) -> None:
        self._tables: dict[str, list[Entry]] = {}

    def put(self, table: str, expected: int, entries: Sequence[Entry], then: OnAppended) -> None:
        check_numbering(expected, entries)
        asyncio.get_running_loop().call_soon(then, self._append(table, expected, entries))

    def _append(self, table: str, expected: int, entries: Sequence[Entry]) -> int | Conflict:
        last = len(self._tables.get(table, ()))
        if last != expected:
            return Conflict(f"table {table} is at {last}, not {expected}")
        self._tables.setdefault(table, []).extend(entries)
        return expected + len(entries)

    async def append(self, table: str, expected: int, entries: Sequence[Entry]) -> int:
        return await answered(lambda _loop, then: self.put(table, expected, entries, then))

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        return self._tables.get(table, [])[after : None if most is None else after + most]

    async def tables(self, after: str = "", most: int | None = None) -> list[TableRow]:
        names = sorted(table for table in self._tables if table > after)[:most]
        return [TableRow(name, len(self._tables[name]), self._tables[name][-1].at) for name in names]

    async def delete(self, table: str, expected: int) -> None:
        last = len(self._tables.get(table, ()))
        if last != expected:
            raise Conflict(f"table {table} is at {last}, not {expected}")
        self._tables.pop(table, None)

    async def close(self) -> None:
        """Nothing to close."""
