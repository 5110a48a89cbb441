"""From one schema to the next: all or nothing, with the old file beside it."""

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from vernissage.eventlog.migration import kept, migrate
from vernissage.eventlog.port import Entry

SCHEMA = (
    "CREATE TABLE entry (table_id TEXT, number INTEGER, at INTEGER, cause TEXT, seat INTEGER, scope TEXT, body BLOB)"
)


def opened(path: Path, *bodies: tuple[str, bytes]) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(SCHEMA)
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
