"""A long table is read back in parts, and comes out the same as in one go."""

import pytest

from tests.seats import S0
from tests.unit.table.state.test_evolve import said
from tests.unit.table.table_for_tests import LogOfTable
from tests.virtual_log import VirtualLog
from tests.virtual_time import VirtualTimers
from vernissage.contract.refused import Refused
from vernissage.eventlog.port import Entry
from vernissage.table.state.codec import encode
from vernissage.table.state.events import Said
from vernissage.table.state.table import Games, Table
from vernissage.table.store import loading
from vernissage.table.store.loading import PART, Loading


def load(games: Games, entries: list[Entry], reads: list[int] | None = None) -> Table | Refused:
    timers = VirtualTimers()
    store = VirtualLog(timers)
    store.tables["ABCDE"] = entries
    loaded: list[Table | Refused] = []
    Loading(games, store, "ABCDE", loaded.append)
    while timers.ring_next():
        if reads is not None:
            reads.append(len(loaded))
    assert len(loaded) == 1
    return loaded[0]


@pytest.mark.parametrize("more", [0, 1, PART - 10, PART, 3 * PART + 7])
def test_a_table_in_parts_is_the_same_as_in_one_go(more: int) -> None:
    on = LogOfTable.playing(2)
    entries = [*on.log, *(said(on.table.number + 1 + number) for number in range(more))]
    on.log = entries
    assert load(on.games, entries) == on.read_back()


def test_others_get_their_turn_after_every_part() -> None:
    on = LogOfTable.playing(2)
    reads: list[int] = []
    load(on.games, [*on.log, *(said(on.table.number + 1 + number) for number in range(10 * PART))], reads)
    assert len(reads) >= 10


@pytest.mark.parametrize("part", [1, 2, 3, 5, 7])
def test_an_append_is_never_cut_in_two(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clocks count it as one step."""
    monkeypatch.setattr(loading, "PART", part)
    on = LogOfTable.playing(4)  # the start alone is one append of many entries
    together = [Entry(on.table.number + 1 + n, 10**8, "c", S0, "table", encode(Said(S0, str(n)))) for n in range(11)]
    on.log = [*on.log, *together, said(on.table.number + 12)]
    assert load(on.games, on.log) == on.read_back()


def test_a_table_that_is_not_there_is_unknown() -> None:
    refused = load({}, [])
    assert isinstance(refused, Refused)
    assert refused.code == "unknown-table"


def test_a_table_that_cannot_be_read_is_gone() -> None:
    refused = load({}, [Entry(1, 1, None, None, "table", b"no event of ours")])
    assert isinstance(refused, Refused)
    assert refused.code == "table-gone"
