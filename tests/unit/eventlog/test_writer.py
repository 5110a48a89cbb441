"""The writing thread: who shares a transaction, and who waits for nobody."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.awaited_log import AwaitedLog
from tests.unit.eventlog.logs import append, sqlite_of
from vernissage.eventlog import writer
from vernissage.eventlog.sqlite import SqliteLog

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


class NoTime:
    """Replaces the module `time`: no time passes, and a thread that sleeps waits to be woken."""

    def __init__(self) -> None:
        self.slept: list[float] = []
        self.wake = threading.Event()

    def monotonic(self) -> float:
        return 100.0

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        assert self.wake.wait(60)


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> NoTime:
    stands_still = NoTime()
    monkeypatch.setattr(writer, "time", stands_still)
    return stands_still


def test_whoever_plays_alone_waits_for_nobody(tmp_path: Path, no_time: NoTime) -> None:
    async def test(log: AwaitedLog, statements: list[str]) -> None:
        for number in range(1, 10):
            await append(log, "AAAAA", number)
        assert [statement.split()[0] for statement in statements].count("INSERT") == 9
        assert no_time.slept == []

    on_log(tmp_path / "log", test)


def test_under_load_the_appends_of_one_moment_share_a_transaction(tmp_path: Path, no_time: NoTime) -> None:
    async def test(log: AwaitedLog, statements: list[str]) -> None:
        await append(log, "AAAAA", 1)
        statements.clear()
        together = asyncio.gather(*(append(log, table, 1) for table in TABLES))
        await asyncio.sleep(0)  # all of them are under way
        no_time.wake.set()
        await together
        assert [statement.split()[0] for statement in statements].count("INSERT") == 1
        assert no_time.slept == [pytest.approx(writer.LINGER)]

    on_log(tmp_path / "log", test)
