"""Events are told as each reader may know them, and made once where they hold no secret."""

from tests.high_card import Dealt
from tests.seats import S0, S1
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.table.readers.events import RecentEvents
from vernissage.table.state import commands as c


def test_an_event_with_a_secret_is_told_to_its_owner_alone() -> None:
    log = LogOfTable.playing(2)
    happened = RecentEvents(log.games, log.table, 0)
    to_ada, to_ben, to_all = (
        [one.event for one in happened.to(reader) if isinstance(one.event, Dealt)] for reader in (S0, S1, None)
    )
    assert to_ada
    assert to_ada != to_ben
    assert to_all not in (to_ada, to_ben)


def test_what_holds_no_secret_is_the_same_object_for_everybody() -> None:
    log = LogOfTable.playing(2)
    before = log.table.number
    log.does(0, c.Say("hello"))
    happened = RecentEvents(log.games, log.table, before)
    assert happened.to(S0) is happened.to(S1) is happened.to(None)


def test_what_is_no_longer_at_hand_is_not_told_in_part() -> None:
    log = LogOfTable.seated(2)
    assert not RecentEvents(log.games, log.table, -1).is_at_hand
    assert not RecentEvents(log.games, log.table, log.table.number + 1).is_at_hand
