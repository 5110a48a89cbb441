"""Tables as lines of JSON: written, read, and imported where they were interrupted."""

import asyncio
from io import BytesIO

import pytest

from tests.unit.eventlog.logs import entry, numbers
from vernissage.eventlog import transfer
from vernissage.eventlog.memory import MemoryLog
from vernissage.eventlog.transfer import BadFile, all_tables, import_table, read_tables, write_header, write_table

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


def test_a_table_is_imported_in_parts_once_and_from_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transfer, "PART", 3)

    async def test() -> None:
        log = MemoryLog()
        await log.append("AAAAA", 0, ENTRIES[:2])
        assert await import_table(log, "AAAAA", ENTRIES) == "imported"
        assert await log.read("AAAAA") == ENTRIES
        assert await import_table(log, "AAAAA", ENTRIES) == "already there"
        assert await import_table(log, "AAAAA", ENTRIES[:3]) == "differs"
        assert await import_table(log, "AAAAA", [entry(1, b"[]")]) == "differs"
        assert await numbers(log, "AAAAA") == list(range(1, 8))

    asyncio.run(test())


def test_tables_are_found_page_after_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transfer, "TABLES_PER_PAGE", 2)

    async def test() -> None:
        log = MemoryLog()
        for table in ("C", "A", "E", "B", "D"):
            await log.append(table, 0, ENTRIES[:1])
        assert [table async for table in all_tables(log)] == ["A", "B", "C", "D", "E"]

    asyncio.run(test())
