"""The SQLite file of a log: opened, prepared, private, owned by one process, and watched."""

import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from vernissage.eventlog.migration import Migration, migrate
from vernissage.eventlog.ownership import Ownership
from vernissage.eventlog.port import Unusable

SCHEMA = 2
NEW = 0  # the schema of a file that nobody has written to
MAGIC, HEADER, USER_VERSION = b"SQLite format 3\0", 100, slice(60, 64)  # sqlite.org/fileformat.html
BESIDE = ("", "-wal", "-shm")  # the database, and what SQLite keeps beside it while it is open
SENTENCES = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "its tables cannot be written to",
    sqlite3.SQLITE_CANTOPEN: "its tables cannot be opened",
    sqlite3.SQLITE_NOTADB: "its tables are damaged, or were not written by Vernissage",
    sqlite3.SQLITE_CORRUPT: "its tables are damaged",
    sqlite3.SQLITE_IOERR: "its tables cannot be read or written: the disk may be full or broken",
}


class SqliteFile:
    """The open file; raises `Unusable` with a sentence for the owner of the server."""

    def __init__(self, path: Path, migration: Migration | None = None) -> None:
        """`migration`: how tables of the schema before this one are rewritten; without it, they are refused."""
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._path = path
        with ExitStack() as opened:
            opened.callback(Ownership.take(path).release)
            try:
                _check_schema(path, (SCHEMA,) if migration is None else (SCHEMA - 1, SCHEMA))
                _make_private(path)
                self.write = _connect(path, opened)
                if migration is not None and _schema(self.write) == SCHEMA - 1:
                    migrate(self.write, path, SCHEMA - 1, SCHEMA, migration)
                _prepare(self.write)
                self.read = _connect(path, opened)
            except sqlite3.Error as error:
                raise Unusable(_sentence(error)) from error
            self._opened = opened.pop_all()
        self._identity = self._on_disk()

    @property
    def is_in_place(self) -> bool:
        """Whether the file that was opened still has its name."""
        return self._on_disk() == self._identity

    def close(self) -> None:
        self._opened.close()

    def _on_disk(self) -> tuple[int, int] | None:
        try:
            stat = self._path.stat()
        except OSError:
            return None
        return stat.st_dev, stat.st_ino


def _check_schema(path: Path, readable: Sequence[int]) -> None:
    """Refuses a file of another schema without touching it: it is read from the header, since SQLite would replay the
    write-ahead log. After a power cut all else may be torn until that has happened."""
    if not path.exists():
        return
    with path.open("rb") as file:
        header = file.read(HEADER)
    schema = int.from_bytes(header[USER_VERSION]) if header.startswith(MAGIC) else NEW
    if schema not in (NEW, *readable):
        raise _wrong_schema(schema)


def _make_private(path: Path) -> None:
    """Makes the file private, since it holds names and chat. SQLite gives the files beside it the same permissions."""
    path.touch(mode=0o600)
    for suffix in BESIDE:
        file = path.with_name(path.name + suffix)
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(0o600)


def _connect(path: Path, opened: ExitStack) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    opened.callback(connection.close)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten, not only forgotten
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    version = _schema(connection)
    if version not in (NEW, SCHEMA):
        connection.execute("ROLLBACK")
        raise _wrong_schema(version)
    # An ordinary rowid table: twice as fast to append to as one clustered by table and number.
    connection.execute(
        "CREATE TABLE IF NOT EXISTS entry (table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,"
        " cause TEXT, seat INTEGER, scope TEXT NOT NULL, body BLOB NOT NULL, UNIQUE (table_id, number))"
    )
    connection.execute(f"PRAGMA user_version={SCHEMA}")
    connection.execute("COMMIT")


def _schema(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _wrong_schema(schema: int) -> Unusable:
    return Unusable(f"expected tables of version {SCHEMA}, got {schema}: another Vernissage has written them")


def _sentence(error: sqlite3.Error) -> str:
    """Turns an SQLite error into a sentence. The low byte is the kind; the rest is more than an owner needs to know."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return f"{SENTENCES[code]} ({error})" if code in SENTENCES else str(error)
