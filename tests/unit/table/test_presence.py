"""Who is connected, and for which seat."""

import pytest

from tests.unit.table.table_for_tests import LogOfTable
from tests.virtual import Eye
from vernissage.core.refused import Refused
from vernissage.table.presence import MOST_WATCHERS, Presence
from vernissage.table.visitor import Present


def test_seats_are_what_the_table_says() -> None:
    table, presence = LogOfTable(), Presence()
    eyes = [Eye() for _ in range(3)]
    for eye, who in zip(eyes, (0, 0, "watcher"), strict=True):
        presence.come(eye, table.key(who), table.table)
    assert presence.at(table.table) == Present((), 3)
    seated = LogOfTable.seated(2).table
    assert presence.at(seated) == Present((0,), 1)
    assert presence.by_seat(seated) == {0: eyes[:2], None: eyes[2:]}


def test_whoever_goes_is_gone_once() -> None:
    table, presence, eye = LogOfTable.seated(1), Presence(), Eye()
    presence.come(eye, table.key(0), table.table)
    assert presence
    assert presence.go(eye) == table.key(0)
    assert presence.go(eye) is None
    assert not presence


def test_there_is_room_for_so_many_watchers_and_for_everybody_with_a_seat() -> None:
    table, presence = LogOfTable.seated(1), Presence()
    for number in range(MOST_WATCHERS):
        presence.come(Eye(), f"watcher {number}", table.table)
    with pytest.raises(Refused, match="table-full"):
        presence.come(Eye(), "one more", table.table)
    presence.come(Eye(), table.key(0), table.table)
    assert presence.at(table.table) == Present((0,), MOST_WATCHERS)
