"""A database as the first version made it is opened by any later one, or is left as it was.

`postgres-1.sql` is what `pg_dump --inserts` made of that version's tables, and is never written again.
"""

import asyncio
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.awaited_log import AwaitedLog
from tests.next_version import STEP
from tests.postgres import Postgres
from tests.seats import S0
from tests.unit.eventlog.logs import append, numbers
from vernissage.eventlog import postgres_schema
from vernissage.eventlog.port import Entry, Unusable
from vernissage.eventlog.postgres import PostgresLog
from vernissage.eventlog.postgres_schema import STEPS

FIRST = (Path(__file__).parent / "postgres-1.sql").read_text("utf-8")
IMPOSSIBLE = "ALTER TABLE vernissage.entry ADD CONSTRAINT no_game CHECK (scope <> 'game')"  # one entry is a game's
COLUMNS = """
SELECT table_name, column_name, data_type, is_nullable, collation_name FROM information_schema.columns
WHERE table_schema = 'vernissage' ORDER BY table_name, ordinal_position
"""
INDEXES = "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'vernissage' ORDER BY indexname"


@pytest.fixture
def first(postgres_server: Postgres) -> str:
    """The address of a database of the first version."""
    address = postgres_server.fresh()
    postgres_server.execute(FIRST)
    return address


def found(address: str, *queries: str) -> list[Any]:
    with psycopg.connect(address) as connection:
        return [connection.execute(query.encode()).fetchall() for query in queries]


def contents(address: str) -> list[Any]:
    """All there is: the schema, its version and every row."""
    rows = ("SELECT * FROM vernissage.version", "SELECT * FROM vernissage.entry ORDER BY table_id, number")
    return found(address, COLUMNS, INDEXES, *rows)


def opened(address: str) -> None:
    asyncio.run(AwaitedLog(PostgresLog(address)).close())


def test_the_first_step_still_makes_what_it_made_then(
    postgres_server: Postgres, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = found(first, COLUMNS, INDEXES)
    postgres_server.fresh()
    monkeypatch.setattr(postgres_schema, "STEPS", STEPS[:1])
    opened(first)
    assert found(first, COLUMNS, INDEXES) == then


def test_its_tables_are_read_and_go_on(first: str) -> None:
    async def test() -> None:
        log = AwaitedLog(PostgresLog(first))
        assert [(row.table, row.number) for row in await log.tables()] == [("AMBER", 3), ("BRUSH", 1)]
        taken = '{"type":"SeatTaken","name":"Zoë 赵"}'.encode()
        assert (await log.read("AMBER"))[1] == Entry(2, 1763424001000, "c-1", S0, "table", taken)
        assert (await log.read("BRUSH"))[0].body == b"\x00\xff"
        assert await append(log, "AMBER", 4) == 4
        await log.close()

    asyncio.run(test())


def test_one_more_step_keeps_every_row(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    *_, before = contents(first)
    monkeypatch.setattr(postgres_schema, "STEPS", (*STEPS, STEP))

    async def test() -> None:
        log = AwaitedLog(PostgresLog(first))
        assert await append(log, "BRUSH", 2) == 2
        assert await numbers(log, "BRUSH") == [1, 2]
        await log.close()

    asyncio.run(test())
    *_, version, rows = contents(first)
    assert version == [(len(STEPS) + 1,)]
    assert [row for row in rows if row[:2] != ("BRUSH", 2)] == [(*row, None) for row in before]


def test_a_step_that_fails_changes_nothing_and_says_so(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before, last = contents(first), len(STEPS) + 2
    monkeypatch.setattr(postgres_schema, "STEPS", (*STEPS, STEP, IMPOSSIBLE))
    with pytest.raises(Unusable, match=f"tables of version 1 .* to {last}, .* nothing was changed: .*no_game"):
        opened(first)
    assert contents(first) == before
    monkeypatch.undo()
    opened(first)


def test_a_database_of_another_version_is_refused_and_not_touched(postgres_server: Postgres, first: str) -> None:
    postgres_server.execute(f"UPDATE vernissage.version SET number = {len(STEPS) + 1}")
    before = contents(first)
    with pytest.raises(Unusable) as refused:
        opened(first)
    said = f"expected tables of version {len(STEPS)} or older, got {len(STEPS) + 1}: upgrade this node"
    assert str(refused.value) == said
    assert contents(first) == before
