"""One contract for every log: the same tests run on all adapters."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.awaited_log import AwaitedLog
from tests.virtual_log import VirtualLog
from vernissage.eventlog.port import Conflict, Entry, EventLog, NotStored, TableRow
from vernissage.eventlog.postgres import PostgresLog
from vernissage.eventlog.sqlite import SqliteLog
from vernissage.runtime.on_asyncio import AsyncioTimers

ADAPTERS: dict[str, Callable[[pytest.FixtureRequest], EventLog]] = {
    "virtual": lambda _: VirtualLog(AsyncioTimers()),
    "sqlite": lambda request: SqliteLog(request.getfixturevalue("tmp_path") / "deep" / "tables.sqlite"),
    "postgres": lambda request: PostgresLog(request.getfixturevalue("postgres_server").fresh()),
}
Test = Callable[[AwaitedLog], Coroutine[Any, Any, None]]


def entry(number: int, at: int = 1000, **facts: Any) -> Entry:
    return Entry(number, at, facts.get("cause"), facts.get("by"), facts.get("scope", "table"), facts.get("body", b"{}"))


@pytest.fixture(params=ADAPTERS)
def on_log(request: pytest.FixtureRequest) -> Callable[[Test], None]:
    """Runs a coroutine with a fresh log."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[AwaitedLog]:
        log = AwaitedLog(ADAPTERS[request.param](request))
        yield log
        await log.close()

    async def run(test: Test) -> None:
        async with opened() as log:
            await test(log)

    return lambda test: asyncio.run(run(test))


class TestEventLog:
    def test_entries_come_back_whole_and_in_order(self, on_log: Callable[[Test], None]) -> None:
        entries = [
            entry(1, body='{"text":"Привіт, 世界"}'.encode(), cause="c-1"),
            entry(2, by=3, scope="game", body=b'{"type":"Won"}', cause="c-1"),
        ]

        async def test(log: AwaitedLog) -> None:
            assert await log.append("AAAAA", 0, entries) == 2
            assert await log.read("AAAAA") == entries
            assert await log.read("AAAAA", 1) == entries[1:]
            assert await log.read("AAAAA", 2) == []
            assert await log.read("AAAAA", most=1) == entries[:1]
            assert await log.read("AAAAA", 1, most=5) == entries[1:]

        on_log(test)

    def test_who_expects_another_number_gets_a_conflict_and_stores_nothing(
        self, on_log: Callable[[Test], None]
    ) -> None:
        async def test(log: AwaitedLog) -> None:
            await log.append("AAAAA", 0, [entry(1), entry(2)])
            for expected in (0, 1, 3):
                with pytest.raises(Conflict):
                    await log.append("AAAAA", expected, [entry(expected + 1)])
            assert [one.number for one in await log.read("AAAAA")] == [1, 2]

        on_log(test)

    def test_of_many_who_append_at_once_one_wins_each_number(self, on_log: Callable[[Test], None]) -> None:
        async def test(log: AwaitedLog) -> None:
            tries = [log.append("AAAAA", 0, [entry(1, cause=str(n))]) for n in range(20)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert results.count(1) == 1
            assert sum(isinstance(result, Conflict) for result in results) == 19
            assert len(await log.read("AAAAA")) == 1

        on_log(test)

    def test_a_conflict_harms_no_other_table_of_the_same_moment(self, on_log: Callable[[Test], None]) -> None:
        async def test(log: AwaitedLog) -> None:
            await log.append("AAAAA", 0, [entry(1)])
            late = log.append("AAAAA", 0, [entry(1)])
            others = [log.append(f"T{n}", 0, [entry(1), entry(2)]) for n in range(30)]
            results = await asyncio.gather(late, *others, return_exceptions=True)
            assert isinstance(results[0], Conflict)
            assert results[1:] == [2] * 30

        on_log(test)

    def test_an_unknown_table_is_empty(self, on_log: Callable[[Test], None]) -> None:
        async def test(log: AwaitedLog) -> None:
            assert await log.read("NOONE") == []
            assert await log.tables() == []

        on_log(test)

    def test_tables_are_listed_by_name_page_after_page(self, on_log: Callable[[Test], None]) -> None:
        async def test(log: AwaitedLog) -> None:
            for name, at in (("BBBBB", 10), ("CCCCC", 20), ("AAAAA", 30)):
                await log.append(name, 0, [entry(1, at=at)])
            await log.append("BBBBB", 1, [entry(2, at=40)])
            rows = [TableRow("AAAAA", 1, 30), TableRow("BBBBB", 2, 40), TableRow("CCCCC", 1, 20)]
            assert await log.tables() == rows
            assert await log.tables(most=2) == rows[:2]
            assert await log.tables("BBBBB", most=2) == rows[2:]
            assert await log.tables("CCCCC") == []

        on_log(test)

    def test_a_deleted_table_is_gone_and_others_stay(self, on_log: Callable[[Test], None]) -> None:
        async def test(log: AwaitedLog) -> None:
            await log.append("AAAAA", 0, [entry(number) for number in range(1, 2_501)])  # more than one part
            await log.append("BBBBB", 0, [entry(1)])
            await log.delete("AAAAA", 2_500)
            assert await log.read("AAAAA") == []
            assert [row.table for row in await log.tables()] == ["BBBBB"]
            assert await log.append("AAAAA", 0, [entry(1)]) == 1

        on_log(test)

    def test_a_table_that_has_gone_on_is_not_deleted(self, on_log: Callable[[Test], None]) -> None:
        async def test(log: AwaitedLog) -> None:
            await log.append("AAAAA", 0, [entry(1), entry(2)])
            for expected in (0, 1, 3):
                with pytest.raises(Conflict):
                    await log.delete("AAAAA", expected)
            assert len(await log.read("AAAAA")) == 2

        on_log(test)

    def test_deleting_and_appending_at_once_one_of_them_wins(self, on_log: Callable[[Test], None]) -> None:
        async def test(log: AwaitedLog) -> None:
            await log.append("AAAAA", 0, [entry(1)])
            outcomes = await asyncio.gather(
                log.append("AAAAA", 1, [entry(2)]),
                log.delete("AAAAA", 1),
                log.delete("AAAAA", 2),
                return_exceptions=True,
            )
            assert outcomes[0] == 2
            assert isinstance(outcomes[1], Conflict)
            assert outcomes[2] is None
            assert await log.read("AAAAA") == []

        on_log(test)

    def test_nobody_is_called_back_before_the_call_returns(self, on_log: Callable[[Test], None]) -> None:
        async def test(log: AwaitedLog) -> None:
            heard: list[object] = []
            log.log.append("AAAAA", 0, [entry(1)], heard.append)
            log.log.read("AAAAA", 0, heard.append)
            log.log.tables_after("", 9, heard.append)
            log.log.delete("NOONE", 0, heard.append)
            assert heard == []
            while len(heard) < 4:
                await asyncio.sleep(0)

        on_log(test)

    def test_a_closed_log_stores_and_finds_nothing_more_and_closes_once(self, on_log: Callable[[Test], None]) -> None:
        async def test(log: AwaitedLog) -> None:
            await log.append("AAAAA", 0, [entry(1)])
            await log.close()
            for late in (log.append("AAAAA", 1, [entry(2)]), log.read("AAAAA"), log.delete("AAAAA", 1)):
                with pytest.raises(NotStored):
                    await late

        on_log(test)

    @pytest.mark.parametrize("numbers", [[], [2], [1, 3], [1, 1]])
    def test_wrongly_numbered_entries_are_a_mistake_of_ours(
        self, on_log: Callable[[Test], None], numbers: list[int]
    ) -> None:
        async def test(log: AwaitedLog) -> None:
            with pytest.raises(ValueError, match="expected"):
                await log.append("AAAAA", 0, [entry(number) for number in numbers])
            assert await log.read("AAAAA") == []

        on_log(test)


def test_sqlite_keeps_everything_when_it_is_opened_again(tmp_path: Path) -> None:
    async def test() -> None:
        for number in range(3):
            log = AwaitedLog(SqliteLog(tmp_path / "log"))
            await log.append("AAAAA", number, [entry(number + 1)])
            await log.close()
        log = AwaitedLog(SqliteLog(tmp_path / "log"))
        assert len(await log.read("AAAAA")) == 3
        await log.close()

    asyncio.run(test())


def test_what_is_deleted_from_sqlite_cannot_be_found_in_its_file(tmp_path: Path) -> None:
    async def test() -> None:
        log = AwaitedLog(SqliteLog(tmp_path / "log"))
        await log.append("AAAAA", 0, [entry(1, body=b'{"text":"a whispered line"}')])
        await log.delete("AAAAA", 1)
        await log.close()

    asyncio.run(test())
    assert all(b"whispered" not in file.read_bytes() for file in tmp_path.iterdir())
