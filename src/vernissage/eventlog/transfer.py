"""Tables as lines of JSON: from one log to another, or to somebody who looks for a fault."""

from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from itertools import groupby
from typing import IO, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry, EventLog, Scope

SCHEMA = 2  # of the events in it, as in a log
TABLES_PER_PAGE = 100  # tables
PART = 500  # entries of one append
T = TypeVar("T")
Outcome: TypeAlias = Literal["imported", "already there", "differs"]


class Header(Struct, frozen=True):
    """The first line. What is `stripped` can be read and not played on."""

    schema: int
    stripped: bool
    vernissage: str = "tables"


class Line(Struct, frozen=True):
    table: str
    number: int
    at: int
    cause: str | None
    by: Seat | None
    scope: Scope
    body: Raw


class BadFile(Exception):
    """A sentence for whoever imports it."""


async def all_tables(log: EventLog) -> AsyncIterator[str]:
    after = ""
    while page := await log.tables(after, TABLES_PER_PAGE):
        for row in page:
            yield row.table
        after = page[-1].table


def write_header(file: IO[bytes], *, stripped: bool) -> None:
    file.write(msgspec.json.encode(Header(SCHEMA, stripped)) + b"\n")


def write_table(file: IO[bytes], table: str, entries: Sequence[Entry]) -> None:
    for one in entries:
        line = Line(table, one.number, one.at, one.cause, one.by, one.scope, Raw(one.body))
        file.write(msgspec.json.encode(line) + b"\n")


def read_tables(file: Iterable[bytes]) -> Iterator[tuple[str, list[Entry]]]:
    """Table after table. Raises `BadFile`."""
    lines = iter(file)
    _check(_decode(next(lines, b""), Header))
    for table, group in groupby((_decode(line, Line) for line in lines), lambda line: line.table):
        yield table, [Entry(one.number, one.at, one.cause, one.by, one.scope, bytes(one.body)) for one in group]


async def import_table(log: EventLog, table: str, entries: Sequence[Entry]) -> Outcome:
    """Resumes an interrupted import; a different table with the same code is left alone."""
    there = await log.read(table)
    if there != list(entries[: len(there)]):
        return "differs"
    if len(there) == len(entries):
        return "already there"
    number = len(there)
    while number < len(entries):
        number = await log.append(table, number, entries[number : number + PART])
    return "imported"


def _check(header: Header) -> None:
    if header.stripped:
        raise BadFile("its secrets were stripped, so play can't go on: export it again with --whole")
    if header.schema != SCHEMA:
        raise BadFile(f"expected tables of schema {SCHEMA}, got {header.schema}: use the version that wrote them")


def _decode(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise BadFile(f"this is not a Vernissage export: {error}") from error
