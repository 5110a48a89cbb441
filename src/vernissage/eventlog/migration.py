"""Schema migration: rewrites the log to the next schema once, when the file is opened, and keeps the original beside
it."""

import logging
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from vernissage.eventlog.port import Entry

logger = logging.getLogger(__name__)
Migration: TypeAlias = Callable[[Iterable[Entry]], Iterator[bytes]]  # a table's entries: the new body of each

TABLES = "SELECT DISTINCT table_id FROM entry"
ENTRIES = "SELECT number, at, cause, seat, scope, body FROM entry WHERE table_id = ? ORDER BY number"
UPDATE = "UPDATE entry SET body = ? WHERE table_id = ? AND number = ?"


def migrate(connection: sqlite3.Connection, path: Path, old: int, new: int, migration: Migration) -> None:
    """Migrates all or nothing: if it is interrupted, the file still has schema `old`, and the next start tries
    again."""
    _keep(connection, path, old)
    connection.execute("BEGIN IMMEDIATE")
    try:
        for (table,) in connection.execute(TABLES).fetchall():
            _migrate_table(connection, table, migration)
        connection.execute(f"PRAGMA user_version={new}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    logger.info("the tables were migrated from schema %s to %s", old, new)


def kept(path: Path, schema: int) -> Path:
    """Returns the path under which the original is kept."""
    return path.with_name(f"{path.name}.schema-{schema}")


def _keep(connection: sqlite3.Connection, path: Path, schema: int) -> None:
    """Copies the file; the copy gets its name only once it is complete and synced."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)  # SQLite writes into this empty file
    try:
        connection.execute("VACUUM INTO ?", (str(part),))
        os.fsync(handle)
    finally:
        os.close(handle)
    part.replace(kept(path, schema))


def _migrate_table(connection: sqlite3.Connection, table: str, migration: Migration) -> None:
    """Migrates one table. One that cannot be understood stays as it is: it harms no other."""
    entries = [Entry(*row) for row in connection.execute(ENTRIES, (table,))]
    try:
        bodies = list(migration(entries))
    except Exception:
        logger.exception("table %s cannot be migrated and stays as it was", table)
        return
    changed = [(body, table, entry.number) for entry, body in zip(entries, bodies, strict=True) if body != entry.body]
    connection.executemany(UPDATE, changed)
