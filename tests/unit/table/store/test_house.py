"""All tables of a node: opened, read once for all who ask, and let go of."""

import pytest

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual import Node, arrive, leave
from vernissage.contract.refused import Refused
from vernissage.table.shell.inputs import CommandSent
from vernissage.table.shell.room import Room
from vernissage.table.shell.timing import Patience
from vernissage.table.state.commands import TakeSeat
from vernissage.table.state.secrets import hashed

SETTINGS = high_card()


def node(patience: Patience | None = None) -> Node:
    return Node({Rules.name: any_game(Rules())}, patience=patience)


def test_a_code_that_is_taken_is_not_given_twice() -> None:
    here = node()
    first = here.open(SETTINGS)
    other = Node({Rules.name: any_game(Rules())}, beside=here)  # of the same seed: it thinks of the same code first
    assert other.open(SETTINGS) != first
    assert len(here.store.tables) == 2


def test_settings_that_cannot_be_played_open_nothing() -> None:
    here = node()
    with pytest.raises(Refused, match="seats-out-of-range"):
        here.open(high_card(seats=99))
    assert here.store.tables == {}


def test_a_table_that_cannot_be_stored_is_refused() -> None:
    here = node()
    here.store.is_broken = True
    with pytest.raises(Refused, match="not-stored"):
        here.open(SETTINGS)


def test_everybody_who_asks_while_a_table_is_read_gets_the_same() -> None:
    here = node()
    code = here.open(SETTINGS)
    found: list[Room | Refused] = []
    for spelling in (code, code.lower(), f" {code} "):
        here.house.find(spelling, found.append)
    assert found == []
    here.passes(0)
    assert isinstance(found[0], Room)
    assert found == [found[0]] * 3


def test_tables_are_swept_now_and_then_and_no_more_once_it_is_closed() -> None:
    here = node(Patience(idle=10_000))
    room = here.find(here.open(SETTINGS))
    here.house.keep_order()
    eye = arrive(room, hashed("Ada"))
    here.passes(60_000)
    assert here.house.rooms() == [room]
    leave(room, eye)
    here.passes(13_000)
    assert here.house.rooms() == []
    here.house.close()
    here.passes(60_000)
    assert here.timers.next_ring() is None


def test_whoever_is_there_when_it_is_closed_is_told() -> None:
    here = node()
    eye = arrive(here.find(here.open(SETTINGS)), hashed("Ada"))
    here.house.close()
    assert eye.goodbyes == ["restart"]
    assert here.timers.next_ring() is None


def test_a_deleted_table_is_gone_for_whoever_is_there_and_whoever_comes() -> None:
    here = node()
    code = here.open(SETTINGS)
    eye = arrive(here.find(code), hashed("Ada"))
    assert here.answer(lambda then: here.house.delete(code, then)) is None
    assert eye.goodbyes == ["table-deleted"]
    assert here.store.tables == {}
    with pytest.raises(Refused, match="unknown-table"):
        here.find(code)


def test_nobody_gets_in_while_a_table_is_being_deleted() -> None:
    here = node()
    code = here.open(SETTINGS)
    here.find(code)
    here.store.delay = 100
    here.house.delete(code, lambda _problem: None)
    with pytest.raises(Refused, match="table-gone"):
        here.find(code)


def test_a_move_that_is_on_its_way_does_not_save_a_table_from_being_deleted() -> None:
    here = node()
    code = here.open(SETTINGS)
    room = here.find(code)
    here.store.delay = 100
    room.take(CommandSent(hashed("Ada"), "sit", TakeSeat("Ada"), lambda _outcome: None))
    assert here.answer(lambda then: here.house.delete(code, then)) is None
    here.passes(1_000)
    assert here.store.tables == {}


def test_a_table_that_cannot_be_deleted_stays() -> None:
    here = node()
    code = here.open(SETTINGS)
    here.find(code)
    here.store.is_broken = True
    with pytest.raises(Refused, match="not-stored"):
        here.answer(lambda then: here.house.delete(code, then))
    here.store.is_broken = False
    assert here.find(code).table.code == code
