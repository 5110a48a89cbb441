"""A disk that forgets what was not synced, tears writes, fails and runs full: SQLite's files on it, through apsw.

What SQLite writes goes to a real file, which SQLite reads back, and into `history`. From that, `power_cuts` makes the
files as they may be after the power was cut: all that was synced, and any sectors of what was not.
"""

import itertools
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import apsw
from msgspec import Struct

SECTOR = 512  # bytes that are written as a whole or not at all
_names = itertools.count(1)


class Write(Struct, frozen=True):
    file: str
    offset: int
    data: bytes


class Truncate(Struct, frozen=True):
    file: str
    size: int


class Sync(Struct, frozen=True):
    """`is_good`: if not, some of what waited is on the disk, and the kernel has forgotten the rest."""

    file: str
    is_good: bool


class Delete(Struct, frozen=True):
    """SQLite has the folder synced then."""

    file: str


class Told(Struct, frozen=True):
    """Somebody was told that this is stored."""

    what: str


Step: TypeAlias = Write | Truncate | Sync | Delete | Told


class Disk(apsw.VFS):
    """`fails`: how likely a write or a sync fails, from 0 to 1; `room`: bytes of a file at most."""

    def __init__(self, rng: Random, fails: float = 0.0) -> None:
        self.name = f"disk {next(_names)}"
        super().__init__(self.name, "")
        self._rng = rng
        self.fails = fails
        self.room: int | None = None
        self.history: list[Step] = []

    def xOpen(self, name: Any, flags: list[int]) -> "File":  # noqa: N802 - SQLite's name
        return File(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802 - SQLite's name
        self.history.append(Delete(Path(filename).name))
        super().xDelete(filename, syncdir)

    def tell(self, what: str) -> None:
        self.history.append(Told(what))

    @property
    def told(self) -> int:
        return sum(isinstance(step, Told) for step in self.history)

    def happens(self) -> bool:
        return self._rng.random() < self.fails

    def torn(self, data: bytes) -> bytes:
        return data[: self._rng.randrange(len(data) // SECTOR + 1) * SECTOR]

    def connect(self, path: Path, **_: Any) -> "Connection":
        """Instead of `sqlite3.connect`."""
        return Connection(path, self.name)


class File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self._disk = disk
        self._name = Path(name.filename() if isinstance(name, apsw.URIFilename) else str(name)).name

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802 - SQLite's name
        written = bytes(data)
        if self._disk.room is not None and offset + len(written) > self._disk.room:
            raise apsw.FullError("no room")
        fails = self._disk.happens()
        if fails:
            written = self._disk.torn(written)
        self._disk.history.append(Write(self._name, offset, written))
        super().xWrite(written, offset)
        if fails:
            raise apsw.IOError("a write failed")

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 - SQLite's name
        self._disk.history.append(Truncate(self._name, newsize))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: ARG002, N802 - SQLite's name; nobody cuts this machine's power
        is_good = not self._disk.happens()
        self._disk.history.append(Sync(self._name, is_good))
        if not is_good:
            raise apsw.IOError("a sync failed")


class Connection:
    """As much of sqlite3's as the log uses."""

    def __init__(self, path: Path, vfs: str) -> None:
        self._connection = apsw.Connection(str(path), vfs=vfs)
        self._connection.set_busy_timeout(10_000)

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, statement: str, values: Sequence[Any] = ()) -> "Rows":
        return Rows(_translated(lambda: self._connection.execute(statement, values).fetchall()))

    def close(self) -> None:
        with suppress(apsw.Error):  # it could not be tidied up, as after a power cut
            self._connection.close()


class Rows(list[Any]):
    def fetchone(self) -> Any:
        return self[0]


def _translated(work: Callable[[], list[Any]]) -> list[Any]:
    try:
        return work()
    except apsw.Error as error:
        raise sqlite3.OperationalError(str(error)) from error


class _OnDisk:
    """One file: what is certain, and what waits to be synced."""

    def __init__(self) -> None:
        self.bytes = bytearray()
        self._waiting: list[Write | Truncate] = []

    def take(self, step: Write | Truncate | Sync, rng: Random) -> None:
        if not isinstance(step, Sync):
            self._waiting.append(step)
            return
        self.bytes = bytearray(self.after_power_cut(rng, loses=0.0 if step.is_good else 0.5))
        self._waiting.clear()

    def after_power_cut(self, rng: Random, loses: float) -> bytes:
        """`loses`: how likely a sector that waited is lost."""
        found = bytearray(self.bytes)
        for step in self._waiting:
            if isinstance(step, Truncate):
                if rng.random() >= loses:
                    del found[step.size :]
                continue
            for start in range(0, len(step.data), SECTOR):
                if rng.random() >= loses:
                    sector = step.data[start : start + SECTOR]
                    _put(found, step.offset + start, sector)
        return bytes(found)


def _put(file: bytearray, offset: int, data: bytes) -> None:
    file.extend(bytes(max(0, offset - len(file))))
    file[offset : offset + len(data)] = data


def power_cuts(history: Sequence[Step], cuts: int, rng: Random) -> Iterator[tuple[list[str], dict[str, bytes]]]:
    """At that many moments: what somebody had been told by then, and what the files may look like afterwards."""
    moments = sorted(rng.randrange(len(history) + 1) for _ in range(cuts))
    files: dict[str, _OnDisk] = {}
    told: list[str] = []
    done = 0
    for moment in moments:
        for step in history[done:moment]:
            match step:
                case Told(what):
                    told.append(what)
                case Delete(file):
                    files.pop(file, None)
                case _:
                    files.setdefault(step.file, _OnDisk()).take(step, rng)
        done = moment
        loses = rng.choice([0.0, 0.1, 0.5, 0.9, 1.0])
        yield list(told), {name: file.after_power_cut(rng, loses) for name, file in files.items()}
