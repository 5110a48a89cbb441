"""Export and import: tables as lines of JSON, for another log or for somebody who looks for a fault."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import IO, TypeVar

import msgspec
from msgspec import Raw, Struct

from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry, Scope

SCHEMA = 2  # of the events in it, as in a log
T = TypeVar("T")


class Header(Struct, frozen=True):
    """The first line of a file. A `stripped` table can be read, but not played on."""

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
    """The file cannot be read; the message is a sentence for whoever imports it."""


def write_header(file: IO[bytes], *, stripped: bool) -> None:
    file.write(msgspec.json.encode(Header(SCHEMA, stripped)) + b"\n")


def write_table(file: IO[bytes], table: str, entries: Sequence[Entry]) -> None:
    for entry in entries:
        line = Line(table, entry.number, entry.at, entry.cause, entry.by, entry.scope, Raw(entry.body))
        file.write(msgspec.json.encode(line) + b"\n")


def read_tables(file: Iterable[bytes]) -> Iterator[tuple[str, list[Entry]]]:
    """Yields table after table; raises `BadFile`."""
    lines = iter(file)
    _check(_decode(next(lines, b""), Header))
    for table, group in groupby((_decode(line, Line) for line in lines), lambda line: line.table):
        yield table, [_entry(line) for line in group]


def _entry(line: Line) -> Entry:
    return Entry(line.number, line.at, line.cause, line.by, line.scope, bytes(line.body))


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
