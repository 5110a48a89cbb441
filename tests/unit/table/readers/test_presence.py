"""Who is connected, and for which seat."""

import pytest

from tests.seats import S0
from tests.unit.table.table_for_tests import LogOfTable
from tests.virtual import Eye
from vernissage.contract.refused import Refused
from vernissage.limits.budgets import TableBudgets
from vernissage.limits.hits import Hits
from vernissage.table.readers.presence import Presence
from vernissage.table.readers.visitor import Present

BUDGETS = TableBudgets()


def test_seats_are_what_the_table_says() -> None:
    table, presence = LogOfTable(), Presence(BUDGETS, Hits(lambda: 0))
    eyes = [Eye() for _ in range(3)]
    arriving: tuple[int | str, ...] = (0, 0, "watcher")
    for eye, who in zip(eyes, arriving, strict=True):
        presence.come(eye, table.key(who), table.table)
    assert presence.at(table.table) == Present((), 3)
    seated = LogOfTable.seated(2).table
    assert presence.at(seated) == Present((S0,), 1)
    assert presence.by_seat(seated) == {0: eyes[:2], None: eyes[2:]}


def test_whoever_goes_is_gone_once() -> None:
    table, presence, eye = LogOfTable.seated(1), Presence(BUDGETS, Hits(lambda: 0)), Eye()
    presence.come(eye, table.key(0), table.table)
    assert presence
    assert presence.go(eye) == table.key(0)
    assert presence.go(eye) is None
    assert not presence


def test_there_is_room_for_so_many_watchers_and_for_everybody_with_a_seat() -> None:
    table, presence = LogOfTable.seated(1), Presence(BUDGETS, Hits(lambda: 0))
    for number in range(BUDGETS.watchers):
        presence.come(Eye(), f"watcher {number}", table.table, f"address {number % 10}")
    with pytest.raises(Refused, match="table-full"):
        presence.come(Eye(), "one more", table.table)
    presence.come(Eye(), table.key(0), table.table)
    assert presence.at(table.table) == Present((S0,), BUDGETS.watchers)


def test_watchers_of_one_address_leave_room_for_others() -> None:
    table, hits = LogOfTable.seated(1), Hits(lambda: 0)
    presence = Presence(BUDGETS, hits)
    for number in range(BUDGETS.watchers_per_address):
        presence.come(Eye(), f"watcher {number}", table.table, "a crowd")
    with pytest.raises(Refused, match="table-full"):
        presence.come(Eye(), "one more", table.table, "a crowd")
    presence.come(Eye(), "somebody else", table.table, "elsewhere")
    presence.come(Eye(), table.key(0), table.table, "a crowd")
    assert [(hit.budget, hit.table, hit.times) for hit in hits.list()] == [
        ("watchers-per-address", table.table.code, 1)
    ]


def test_whoever_goes_makes_room_for_another_of_their_address() -> None:
    table, presence, eye = LogOfTable.seated(1), Presence(TableBudgets(watchers_per_address=1), Hits(lambda: 0)), Eye()
    presence.come(eye, "one", table.table, "home")
    presence.go(eye)
    presence.come(Eye(), "two", table.table, "home")
    assert presence.at(table.table) == Present((), 1)
