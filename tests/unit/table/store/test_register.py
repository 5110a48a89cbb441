"""All tables are listed, in memory or not: where people are first, then the latest."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual import Node
from vernissage.contract.refused import Refused
from vernissage.eventlog.port import Entry, NotStored
from vernissage.table.state.commands import StartGame, TakeSeat
from vernissage.table.state.secrets import hashed
from vernissage.table.store import register
from vernissage.table.store.loading import Loading
from vernissage.table.store.register import NEW_FOR, Listed

ADA, BEN = hashed("Ada"), hashed("Ben")


def node() -> Node:
    return Node({Rules.name: any_game(Rules())})


def listed(here: Node, skip: int = 0, most: int = 25, first: tuple[str, ...] = ()) -> Listed:
    found: Listed = here.answer(lambda then: here.house.register.latest(skip, most, first, then))
    return found


def codes(here: Node, skip: int = 0, most: int = 25) -> list[str]:
    return [facts.code for facts in listed(here, skip, most).tables]


def tables(here: Node, count: int) -> list[str]:
    """One minute after another."""
    opened = []
    for _ in range(count):
        opened.append(here.open(high_card()))
        here.passes(60_000)
    return opened


def test_the_latest_come_first_page_by_page() -> None:
    here = node()
    opened = tables(here, 5)
    assert codes(here, most=2) == [opened[4], opened[3]]
    assert codes(here, skip=4, most=2) == [opened[0]]
    assert listed(here).total == 5


def test_those_wanted_first_come_first() -> None:
    here = node()
    oldest, _, latest = tables(here, 3)
    assert [facts.code for facts in listed(here, first=(oldest,)).tables][:2] == [oldest, latest]


def test_a_table_that_left_memory_is_known_from_its_log() -> None:
    here = node()
    room = here.find(here.open(high_card()))
    for name, key in (("Ada", ADA), ("Ben", BEN)):
        here.submit(room, key, name, TakeSeat(name))
    here.submit(room, ADA, "start", StartGame())
    (in_memory,) = listed(here).tables
    again = here.restarted()
    (from_log,) = listed(again).tables
    assert again.house.rooms() == []
    assert from_log == in_memory
    assert (from_log.stage, from_log.names, from_log.at) == ("playing", ("Ada", "Ben"), room.table.at)
    assert from_log.stored == room.table.stored > 0


def test_a_table_is_read_once_and_again_when_it_has_gone_on(monkeypatch: pytest.MonkeyPatch) -> None:
    first = node()
    code = first.open(high_card())
    other, read = first.another(), 0

    def counted(*facts: Any) -> Loading:
        nonlocal read
        read += 1
        return Loading(*facts)

    monkeypatch.setattr(register, "Loading", counted)
    assert (listed(other).tables[0].names, listed(other).tables[0].names, read) == ((), (), 1)
    room = first.find(code)
    first.submit(room, ADA, "sit", TakeSeat("Ada"))
    first.passes(NEW_FOR)
    assert (listed(other).tables[0].names, read) == (("Ada",), 2)


def test_more_tables_than_one_page_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(register, "LISTED_PER_PAGE", 2)
    here = node()
    assert sorted(tables(here, 5)) == sorted(codes(here))


def test_a_new_table_of_this_node_is_there_at_once_and_a_deleted_one_gone() -> None:
    here = node()
    old = here.open(high_card())
    assert codes(here) == [old]
    new = here.open(high_card())
    assert sorted(codes(here)) == sorted([old, new])
    assert here.answer(lambda then: here.house.delete(old, then)) is None
    assert codes(here) == [new]


def test_a_table_that_cannot_be_read_back_is_listed_and_can_be_deleted() -> None:
    here = node()
    here.store.append("BRKEN", 0, [Entry(1, 7, None, None, "table", b"no event of ours")], lambda _: None)
    (broken,) = listed(here).tables
    assert (broken.code, broken.stage, broken.at) == ("BRKEN", None, 7)
    assert here.answer(lambda then: here.house.delete("BRKEN", then)) is None
    assert codes(here) == []


def test_while_the_log_fails_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    here = node()

    def fails(_after: str, _most: int, then: Callable[[NotStored], None]) -> None:
        here.timers.call_at(0, lambda: then(NotStored("a broken disk")))

    monkeypatch.setattr(here.store, "tables_after", fails)
    with pytest.raises(Refused, match="not-stored"):
        listed(here)
