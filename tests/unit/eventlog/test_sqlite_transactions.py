"""Orders on the SQLite file: what is remembered of tables, and who is to blame when a transaction fails."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.awaited_log import AwaitedLog
from tests.unit.eventlog.logs import append, entry, numbers, sqlite_of
from vernissage.eventlog import sqlite_transactions
from vernissage.eventlog.port import Conflict, Entry, NotStored
from vernissage.eventlog.sqlite import SqliteLog
from vernissage.eventlog.sqlite_transactions import ROWS_PER_STATEMENT

TABLES = [f"T{number}" for number in range(40)]
Test = Callable[[AwaitedLog, list[str]], Coroutine[Any, Any, None]]


def on_log(path: Path, test: Test) -> None:
    """Runs `test` with a log and the list of the statements that it has carried out."""

    async def run() -> None:
        log = AwaitedLog(SqliteLog(path))
        statements: list[str] = []
        sqlite_of(log)._file.write.set_trace_callback(statements.append)
        await test(log, statements)
        await log.close()

    asyncio.run(run())


def test_the_number_of_a_table_is_looked_up_once(tmp_path: Path) -> None:
    async def test(log: AwaitedLog, statements: list[str]) -> None:
        for number in range(1, 30):
            await append(log, "AAAAA", number)
        assert sum("max(number)" in statement for statement in statements) == 1

    on_log(tmp_path / "log", test)


def test_what_is_remembered_of_tables_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_transactions, "REMEMBERED", 3)

    async def test(log: AwaitedLog, _statements: list[str]) -> None:
        for number in (1, 2):
            for table in TABLES:
                assert await append(log, table, number) == number
        assert len(sqlite_of(log)._transactions._last) <= 3

    on_log(tmp_path / "log", test)


def test_a_number_that_was_not_committed_is_not_remembered(tmp_path: Path) -> None:
    async def test(log: AwaitedLog, _statements: list[str]) -> None:
        await append(log, "AAAAA", 1)
        sqlite_of(log)._file.write.execute("PRAGMA query_only=1")
        with pytest.raises(NotStored):
            await append(log, "AAAAA", 2)
        sqlite_of(log)._file.write.execute("PRAGMA query_only=0")
        with pytest.raises(Conflict):
            await append(log, "AAAAA", 3)
        assert await append(log, "AAAAA", 2) == 2

    on_log(tmp_path / "log", test)


def test_what_gathers_is_stored_by_one_statement(tmp_path: Path) -> None:
    async def test(log: AwaitedLog, statements: list[str]) -> None:
        for number in (1, 2):
            statements.clear()
            await asyncio.gather(*(append(log, table, number) for table in TABLES[:8]))
            stored = [statement for statement in statements if statement.startswith("INSERT")]
            assert len(stored) < 8
            assert not any(statement.startswith("BEGIN") for statement in statements)

    on_log(tmp_path / "log", test)


def test_more_than_one_statement_can_hold_is_one_transaction_all_the_same(tmp_path: Path) -> None:
    async def test(log: AwaitedLog, statements: list[str]) -> None:
        many = 3 * ROWS_PER_STATEMENT
        await log.append("AAAAA", 0, [entry(number) for number in range(1, many + 1)])
        assert await numbers(log, "AAAAA") == list(range(1, many + 1))
        assert [statement.split()[0] for statement in statements[-5:]] == [
            "BEGIN",
            "INSERT",
            "INSERT",
            "INSERT",
            "COMMIT",
        ]

    on_log(tmp_path / "log", test)


def test_entries_that_no_database_can_hold_harm_no_other(tmp_path: Path) -> None:
    async def test(log: AwaitedLog, _statements: list[str]) -> None:
        too_late = log.append("LATER", 0, [entry(1, at=2**70)])
        unwritable = log.append("WEIRD", 0, [Entry(1, 1, "\ud800", None, "table", b"{}")])
        results = await asyncio.gather(
            too_late, unwritable, *(append(log, table, 1) for table in TABLES), return_exceptions=True
        )
        assert [type(result) for result in results[:2]] == [NotStored, NotStored]
        assert results[2:] == [1] * len(TABLES)
        assert await numbers(log, "LATER") == await numbers(log, "WEIRD") == []
        assert [await numbers(log, table) for table in TABLES] == [[1]] * len(TABLES)

    on_log(tmp_path / "log", test)
