"""From one schema to the next: all or nothing, with the old file beside it. The step is made up."""

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.awaited_log import AwaitedLog
from tests.unit.eventlog.logs import append
from vernissage.eventlog import migration, sqlite_file
from vernissage.eventlog.migration import kept, migrate
from vernissage.eventlog.port import Entry, Unusable
from vernissage.eventlog.sqlite import SqliteLog
from vernissage.eventlog.sqlite_file import SCHEMA

CREATE = (
    "CREATE TABLE entry (table_id TEXT, number INTEGER, at INTEGER, cause TEXT, seat INTEGER, scope TEXT, body BLOB)"
)


def opened(path: Path, *bodies: tuple[str, bytes]) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(CREATE)
    connection.execute("PRAGMA user_version=1")
    for number, (table, body) in enumerate(bodies, 1):
        connection.execute("INSERT INTO entry VALUES (?, ?, 0, NULL, NULL, 'table', ?)", (table, number, body))
    return connection


def content(connection: sqlite3.Connection) -> tuple[int, list[bytes]]:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return version, [body for (body,) in connection.execute("SELECT body FROM entry ORDER BY number")]


def louder(entries: Iterable[Entry]) -> Iterator[bytes]:
    return (entry.body.upper() for entry in entries)


def test_every_entry_is_rewritten_and_the_old_file_stays_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "log"
    connection = opened(path, ("A", b"one"), ("B", b"two"))
    migrate(connection, path, 1, 2, louder)
    assert content(connection) == (2, [b"ONE", b"TWO"])
    assert content(sqlite3.connect(kept(path, 1))) == (1, [b"one", b"two"])


def test_a_table_that_cannot_be_understood_stays_and_harms_no_other(tmp_path: Path) -> None:
    def picky(entries: Iterable[Entry]) -> Iterator[bytes]:
        for entry in entries:
            if entry.body == b"broken":
                raise ValueError("no event of ours")
            yield entry.body.upper()

    connection = opened(tmp_path / "log", ("A", b"fine"), ("A", b"broken"), ("B", b"two"))
    migrate(connection, tmp_path / "log", 1, 2, picky)
    assert content(connection) == (2, [b"fine", b"broken", b"TWO"])


def test_what_is_interrupted_has_not_happened(tmp_path: Path) -> None:
    def interrupted(_entries: Iterable[Entry]) -> Iterator[bytes]:
        raise KeyboardInterrupt

    connection = opened(tmp_path / "log", ("A", b"one"))
    with pytest.raises(KeyboardInterrupt):
        migrate(connection, tmp_path / "log", 1, 2, interrupted)
    assert content(connection) == (1, [b"one"])
    migrate(connection, tmp_path / "log", 1, 2, louder)
    assert content(connection) == (2, [b"ONE"])


# --- a server whose schema is one further


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two tables as they are stored today, and from now on a program of the next schema."""

    async def store() -> None:
        log = AwaitedLog(SqliteLog(tmp_path / "log"))
        await append(log, "AMBER", 1, b"one")
        await append(log, "BRUSH", 1, b"two")
        await log.close()

    asyncio.run(store())
    monkeypatch.setattr(sqlite_file, "SCHEMA", SCHEMA + 1)
    return tmp_path / "log"


def stored_in(path: Path) -> tuple[int, list[Any]]:
    """The schema, and every row."""
    connection = sqlite3.connect(path)
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    rows = connection.execute("SELECT * FROM entry ORDER BY table_id").fetchall()
    connection.close()
    return schema, rows


def open_next(path: Path) -> None:
    asyncio.run(AwaitedLog(SqliteLog(path, migration=louder)).close())


def test_the_next_schema_rewrites_bodies_and_nothing_else(stored: Path) -> None:
    schema, before = stored_in(stored)
    open_next(stored)
    after = [(*columns, body.upper()) for *columns, body in before]
    assert stored_in(stored) == (schema + 1, after)
    assert stored_in(kept(stored, schema)) == (schema, before)
    assert kept(stored, schema).stat().st_mode & 0o077 == 0


def test_a_second_start_migrates_nothing(stored: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_next(stored)
    monkeypatch.setattr(sqlite_file, "migrate", lambda *_: pytest.fail("it was migrated before"))
    open_next(stored)


@pytest.mark.parametrize("step", ["_keep", "_migrate_table"])
def test_a_start_that_is_interrupted_begins_anew(stored: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    before, real, calls = stored_in(stored), getattr(migration, step), []

    def breaks_off(*arguments: Any) -> None:
        real(*arguments)
        calls.append(step)
        if len(calls) == (2 if step == "_migrate_table" else 1):
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(migration, step, breaks_off)
        with pytest.raises(KeyboardInterrupt):
            open_next(stored)
    assert stored_in(stored) == before
    open_next(stored)
    assert (stored_in(stored)[0], stored_in(kept(stored, SCHEMA))) == (SCHEMA + 1, before)


def test_the_schema_before_the_one_before_is_refused(stored: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "SCHEMA", SCHEMA + 2)
    with pytest.raises(Unusable, match=f"expected tables of version {SCHEMA + 2}, got {SCHEMA}"):
        open_next(stored)
