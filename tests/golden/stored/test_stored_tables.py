"""Tables as an earlier version stored them are migrated when their file is opened, and read as that version read them.

`schema-1.jsonl` holds every kind of event there was then; the facts beside it are what that version made of them. Both
were written by that version and are never written again.
"""

import asyncio
import json
import sqlite3
from functools import partial
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vernissage.cli.resources import built_in_resources
from vernissage.eventlog import migration
from vernissage.eventlog.migration import Migration, kept
from vernissage.eventlog.port import Entry, Unusable
from vernissage.eventlog.sqlite import SqliteLog
from vernissage.games.registry import all_games, from_schema_1
from vernissage.table.state.evolve import record
from vernissage.table.state.migration import migrated
from vernissage.table.state.table import Table

HERE = Path(__file__).parent
ENTRIES = [json.loads(line) for line in (HERE / "schema-1.jsonl").read_text("utf-8").splitlines()]
FACTS: list[dict[str, Any]] = json.loads((HERE / "schema-1.facts.json").read_text("utf-8"))
MIGRATION: Migration = partial(migrated, games=from_schema_1())
CREATE = (
    "CREATE TABLE entry (table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,"
    " cause TEXT, seat INTEGER, scope TEXT NOT NULL, body BLOB NOT NULL, UNIQUE (table_id, number))"
)


def old_file(folder: Path) -> Path:
    """A file as schema 1 had it."""
    path = folder / "tables.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute(CREATE)
        rows = [(*columns, body.encode()) for *columns, body in ENTRIES]
        connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        connection.execute("PRAGMA user_version=1")
    connection.close()
    return path


def contents(path: Path) -> tuple[int, list[Any]]:
    """The schema, and every row."""
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT * FROM entry ORDER BY table_id, number").fetchall()
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return schema, rows


def read(path: Path, table: str) -> list[Entry]:
    async def opened() -> list[Entry]:
        log = SqliteLog(path, MIGRATION)
        try:
            return await log.read(table)
        finally:
            await log.close()

    return asyncio.run(opened())


def facts(table: Table) -> dict[str, Any]:
    running, settings = table.clocks.running, table.settings
    seats = table.seats.items()
    found = {
        "number": table.number,
        "at": table.at,
        "code": table.code,
        "stage": table.stage,
        "host": table.host,
        "game_number": table.game_number,
        "game_name": table.game_name,
        "wins": table.wins,
        "next_first": table.next_first,
        "seats": {at: [one.name, one.colour, sorted(one.keys), one.closed, one.bot, one.stand_in] for at, one in seats},
        "passes": [[made.seat, made.key, made.until] for made in table.passes],
        "chat": [[line.number, line.at, line.seat, line.name, line.text] for line in table.chat.values()],
        "clock": [running.clock.key, running.until, running.clock.seconds] if running else None,
        "settings": {
            "seats": settings.seats,
            "language": settings.language,
            "chat": settings.chat,
            "public": settings.public,
            "setup": msgspec.json.decode(settings.setup),
        },
        "game": import_module(f"tests.golden.{table.game_name}.facts").facts(table.game) if table.game else None,
    }
    plain: dict[str, Any] = json.loads(msgspec.json.encode(found))
    return plain


@pytest.fixture(scope="module")
def new_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = old_file(tmp_path_factory.mktemp("stored"))
    read(path, "")
    return path


@pytest.mark.parametrize("then", FACTS, ids=lambda then: f"{then['code']} at {then['number']}")
def test_a_stored_table_is_read_as_it_was_then(new_file: Path, then: dict[str, Any]) -> None:
    entries = [entry for entry in read(new_file, then["code"]) if entry.number <= then["number"]]
    now = facts(record(all_games(built_in_resources()), Table(), entries))
    for name, fact in now.items():
        assert fact == then[name], name


def test_every_entry_keeps_all_but_its_body(new_file: Path) -> None:
    schema, rows = contents(new_file)
    assert schema == 2
    assert [row[:-1] for row in rows] == sorted(tuple(columns) for *columns, _ in ENTRIES)


def test_the_old_file_is_kept_beside_the_new_one_and_is_as_private(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    before = contents(path)
    read(path, "")
    assert contents(kept(path, 1)) == before
    assert kept(path, 1).stat().st_mode & 0o077 == 0


def test_a_second_start_migrates_nothing(new_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migration, "_migrate_table", lambda *_: pytest.fail("it was migrated before"))
    assert read(new_file, FACTS[0]["code"])


@pytest.mark.parametrize("step", ["_keep", "_migrate_table"])
def test_a_migration_that_is_interrupted_has_not_happened_and_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = old_file(tmp_path)
    before, real, calls = contents(path), getattr(migration, step), []

    def breaks_off(*arguments: Any) -> None:
        real(*arguments)
        calls.append(step)
        if len(calls) == (2 if step == "_migrate_table" else 1):
            raise KeyboardInterrupt

    monkeypatch.setattr(migration, step, breaks_off)
    with pytest.raises(KeyboardInterrupt):
        SqliteLog(path, MIGRATION)
    assert contents(path) == before
    monkeypatch.undo()
    read(path, "")
    assert (contents(path)[0], contents(kept(path, 1))) == (2, before)


def test_a_table_that_cannot_be_understood_harms_no_other(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entry SET body = ? WHERE table_id = ? AND number = 3", (b"nonsense", "BRUSH"))
    connection.close()
    assert [entry.body for entry in read(path, "BRUSH")][2] == b"nonsense"
    assert json.loads(read(path, "PAPER")[0].body)["version"] == 2


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version=3")
    connection.close()
    with pytest.raises(Unusable, match="got 3"):
        SqliteLog(path, MIGRATION)


def test_the_stored_tables_hold_every_kind_of_event_there_was() -> None:
    kinds = {json.loads(body)["type"] for *_, body in ENTRIES}
    assert len(kinds) == 58
    assert len(list(groupby(ENTRIES, key=lambda columns: columns[0]))) == 4
