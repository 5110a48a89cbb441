"""Tables as lines of JSON: written, read, and imported where they were interrupted."""

from io import BytesIO

import pytest

from tests.unit.eventlog.logs import entry
from vernissage.eventlog.transfer import BadFile, read_tables, write_header, write_table

ENTRIES = [entry(number, b'{"type":"Said","text":"\xd0\xb9"}') for number in range(1, 8)]


def written(*, stripped: bool = False) -> BytesIO:
    file = BytesIO()
    write_header(file, stripped=stripped)
    write_table(file, "AAAAA", ENTRIES)
    write_table(file, "BBBBB", ENTRIES[:2])
    file.seek(0)
    return file


def test_what_was_written_is_read_table_by_table() -> None:
    assert list(read_tables(written())) == [("AAAAA", ENTRIES), ("BBBBB", ENTRIES[:2])]


def test_a_body_stays_as_it_is_byte_by_byte() -> None:
    """Events are compared as bytes: spaces and the order of names belong to them."""
    file, odd = BytesIO(), [entry(1, b'{ "b": 1.0, "a": "\\u0439" }')]
    write_header(file, stripped=False)
    write_table(file, "AAAAA", odd)
    file.seek(0)
    assert list(read_tables(file)) == [("AAAAA", odd)]


def test_what_was_stripped_is_not_read() -> None:
    with pytest.raises(BadFile, match="stripped"):
        list(read_tables(written(stripped=True)))
