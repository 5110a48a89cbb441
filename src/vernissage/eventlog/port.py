"""The port of the log, an append-only log of numbered entries. An append says which number it expects to follow."""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat

Scope: TypeAlias = Literal["table", "game"]
ENTRY_OVERHEAD_BYTES = 100  # what an entry takes besides its body


class Entry(Struct, frozen=True):
    """One stored event. Entries of one append share their `at`."""

    number: int
    at: int  # milliseconds of Unix time; rises from append to append
    cause: str | None  # the client's id of the command; None: the table itself
    by: Seat | None
    scope: Scope
    body: bytes  # the event as JSON


class TableRow(Struct, frozen=True):
    """A table in the list of all."""

    table: str
    number: int  # of its last entry
    at: int


class Conflict(Exception):
    """The table has changed since: read what came in between and decide again."""


class NotStored(Exception):
    """The store failed (a full disk, a broken file): nothing of this append is there."""


class Unusable(Exception):
    """The store cannot be opened; a sentence for the owner of the server."""


Problem: TypeAlias = Conflict | NotStored
OnDone: TypeAlias = Callable[[Problem | None], None]  # called with the problem, or with `None`
OnRead: TypeAlias = Callable[[list[Entry] | NotStored], None]
OnTables: TypeAlias = Callable[[list[TableRow] | NotStored], None]


class EventLog(Protocol):
    """The log of all tables. What `append` has acknowledged survives a crash and a power cut.

    Nothing blocks: each callback comes once, on the caller's loop, and never before the call has returned.
    """

    def append(self, table: str, expected: int, entries: Sequence[Entry], on_appended: OnDone) -> None:
        """Stores `entries`, numbered from `expected + 1`; a `Conflict` if the table is at another number than
        `expected`."""

    def read(self, table: str, after: int, on_read: OnRead, most: int | None = None) -> None:
        """Reads the entries numbered above `after`, in order, all or the first `most`; none if there is no such
        table."""

    def tables_after(self, after: str, most: int, on_tables: OnTables) -> None:
        """Lists the first `most` tables whose names come after `after`, in order of their names."""

    def delete(self, table: str, expected: int, on_deleted: OnDone) -> None:
        """Deletes the table, whose last number is `expected`; a `Conflict` if it is at another. A long one is deleted
        in parts, its end first, so that others get their turn in between; what a crash leaves of it can be read, and
        deleted again."""

    def close(self, on_closed: OnDone) -> None:
        """Stores what waits, then releases everything."""


def check_numbering(expected: int, entries: Sequence[Entry]) -> None:
    """Raises for wrong numbers, a bug of the caller, before they are stored for good."""
    if not entries:
        raise ValueError("expected at least one entry, got none")
    for wanted, entry in enumerate(entries, expected + 1):
        if entry.number != wanted:
            raise ValueError(f"expected an entry numbered {wanted}, got {entry.number}")


def size_of(entries: Sequence[Entry]) -> int:
    """Returns about how many bytes `entries` take in the log."""
    return sum([len(entry.body) for entry in entries]) + ENTRY_OVERHEAD_BYTES * len(entries)
