"""A long log folds in the time that its length takes: no append copies what came before it."""

from typing import Any

from msgspec import Struct

from tests.seats import S0
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.eventlog.port import Entry
from vernissage.table.state.codec import encode
from vernissage.table.state.events import Said
from vernissage.table.state.evolve import CHAT_KEPT, RECENT_KEPT, record
from vernissage.table.state.handled_commands import BLOCK, BLOCKS, COPIED_PAGE_IDS
from vernissage.table.state.table import Table

MOST_COPIED = CHAT_KEPT + RECENT_KEPT + COPIED_PAGE_IDS + BLOCKS + 20  # references, in one append


def said(number: int) -> Entry:
    return Entry(number, 10**7 + number, f"c{number}", S0, "table", encode(Said(S0, f"line {number}")))


def copied(before: Any, after: Any) -> int:
    """How many references `after` holds in containers that it does not share with `before`."""
    if before is after or type(before) is not type(after):
        return 0
    if isinstance(after, Struct):
        return sum(copied(getattr(before, field), getattr(after, field)) for field in after.__struct_fields__)
    return len(after) if isinstance(after, dict | tuple | list | set | frozenset) else 0


def copied_by_appends(on: LogOfTable, table: Table, count: int) -> tuple[Table, int]:
    """The most that one of the next `count` appends copied."""
    most = 0
    for number in range(table.number + 1, table.number + 1 + count):
        following = record(on.games, table, [said(number)])
        most = max(most, copied(table, following))
        table = following
    return table, most


def test_an_append_copies_no_more_on_a_long_table_than_on_a_short_one() -> None:
    on = LogOfTable.playing(2)
    table, early = copied_by_appends(on, on.table, 1000)
    table, late = copied_by_appends(on, table, 3 * BLOCK * BLOCKS)
    assert early <= MOST_COPIED
    assert late <= MOST_COPIED


def test_a_table_that_could_not_be_stored_leaves_no_trace_in_the_one_before() -> None:
    on = LogOfTable.playing(2)
    table, _ = copied_by_appends(on, on.table, 2 * COPIED_PAGE_IDS)
    number = table.number + 1
    lost = record(on.games, table, [Entry(number, 10**8, "lost", S0, "table", encode(Said(S0, "lost")))])
    stored = record(on.games, table, [said(number)])
    assert "lost" in lost.causes
    assert "lost" not in table.causes
    assert "lost" not in stored.causes
    assert f"c{number}" in stored.causes
