"""Old tables are deleted: abandoned ones sooner than those where a game was played to its end."""

import pytest

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual import Node, arrive
from vernissage.contract.refused import Refused
from vernissage.table.shell.room import Room
from vernissage.table.shell.timing import Patience
from vernissage.table.state.commands import LeaveSeat, StartGame, TakeSeat
from vernissage.table.state.retention import DAY
from vernissage.table.state.secrets import hashed

SETTINGS = high_card()
ADA, BEN = hashed("Ada"), hashed("Ben")


def node() -> Node:
    here = Node({Rules.name: any_game(Rules())}, patience=Patience(idle=2 * DAY))  # seldom: a year has many minutes
    here.house.keep_order()
    return here


def play_to_the_end(here: Node, room: Room) -> None:
    for name, key in (("Ada", ADA), ("Ben", BEN)):
        here.submit(room, key, name, TakeSeat(name))
    here.submit(room, ADA, "start", StartGame())
    here.submit(room, BEN, "leave", LeaveSeat())
    assert room.table.stage == "over"


def test_an_abandoned_table_is_kept_for_thirty_days() -> None:
    here = node()
    code = here.open(SETTINGS)
    here.passes(29 * DAY)
    assert code in here.store.tables
    here.passes(2 * DAY)
    assert code not in here.store.tables
    with pytest.raises(Refused, match="unknown-table"):
        here.find(code)


def test_a_finished_table_is_kept_for_a_year() -> None:
    here = node()
    code = here.open(SETTINGS)
    play_to_the_end(here, here.find(code))
    here.passes(364 * DAY)
    assert code in here.store.tables
    here.passes(2 * DAY)
    assert code not in here.store.tables


def test_what_happens_at_a_table_keeps_it() -> None:
    here = node()
    code = here.open(SETTINGS)
    here.passes(29 * DAY)
    here.submit(here.find(code), ADA, "sit", TakeSeat("Ada"))
    here.passes(29 * DAY)
    assert code in here.store.tables


def test_a_table_where_somebody_is_stays_however_old() -> None:
    here = node()
    code = here.open(SETTINGS)
    arrive(here.find(code), ADA)
    here.passes(400 * DAY)
    assert code in here.store.tables


def test_a_table_that_cannot_be_read_is_kept_as_long_as_any() -> None:
    here = node()
    code = here.open(SETTINGS)
    entries = here.store.tables[code]
    here.store.tables[code] = [type(entries[0])(1, entries[0].at, None, None, "table", b"nonsense")]
    here.passes(364 * DAY)
    assert code in here.store.tables
    here.passes(2 * DAY)
    assert code not in here.store.tables


def test_every_table_gets_its_turn_however_many_there_are() -> None:
    here = node()
    for _ in range(120):
        here.open(SETTINGS)
    here.passes(31 * DAY)
    assert here.store.tables == {}


def test_a_store_that_fails_is_asked_again_later() -> None:
    here = node()
    here.open(SETTINGS)
    here.store.is_broken = True
    here.passes(31 * DAY)
    assert here.store.tables != {}
    here.store.is_broken = False
    here.passes(DAY)
    assert here.store.tables == {}
