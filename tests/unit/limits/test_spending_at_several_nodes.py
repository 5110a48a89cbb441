"""A seat, a table and an address have the same budgets however many nodes they are connected to."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual import Node, arrive, react
from vernissage.contract.refused import Refused
from vernissage.limits.budgets import KB, TableBudgets
from vernissage.limits.rate_limits import Rate
from vernissage.table.shell.room import Room
from vernissage.table.state.commands import Say, TakeSeat
from vernissage.table.state.secrets import hashed

ADA, BEN = hashed("Ada"), hashed("Ben")
SOON = 50  # milliseconds
PAUSE = 3_000  # anybody may talk this slowly
LONG = "x" * 190


class Pair:
    """Two nodes with one table, where Ada and Ben have seats."""

    def __init__(self, **budgets: Any) -> None:
        self.budgets = TableBudgets(**budgets)
        self.here = Node({Rules.name: any_game(Rules())}, budgets=self.budgets)
        self.there = self.here.another()
        for node in (self.here, self.there):
            node.house.keep_order()
        self.code = self.here.open(high_card())
        self.room = self.here.find(self.code)
        self.number = 0
        for key, name in ((ADA, "Ada"), (BEN, "Ben")):
            self.does(self.here, self.room, key, TakeSeat(name))

    def does(self, node: Node, room: Room, key: str, command: Any) -> None:
        self.number += 1
        node.submit(room, key, f"c-{self.number}", command)
        node.passes(SOON)

    def talks(self, node: Node, room: Room, key: str, times: int) -> None:
        for _ in range(times):
            self.does(node, room, key, Say(LONG))
            node.passes(PAUSE)

    def says_until_refused(self, node: Node, room: Room, key: str) -> int:
        """How often it goes well."""
        for times in range(50):
            try:
                self.talks(node, room, key, 1)
            except Refused:
                return times
        raise AssertionError("there is no end to it")


def before_and_after(stored: Callable[[Pair], None], **budgets: Any) -> tuple[int, int]:
    """How often Ada may talk at the other node: as a rule, and once `stored` has happened at this one."""
    found = []
    for happens in (False, True):
        pair = Pair(**budgets)
        elsewhere = pair.there.find(pair.code)
        if happens:
            stored(pair)
        found.append(pair.says_until_refused(pair.there, elsewhere, ADA))
    return found[0], found[1]


def test_what_a_seat_has_stored_at_another_node_counts() -> None:
    usual, after = before_and_after(
        lambda pair: pair.talks(pair.here, pair.room, ADA, 3), stored_per_seat=Rate(1, 2 * KB)
    )
    assert after == usual - 3
    assert before_and_after(lambda pair: pair.talks(pair.here, pair.room, BEN, 3), stored_per_seat=Rate(1, 2 * KB)) == (
        usual,
        usual,
    ), "what others store is theirs"


def test_what_a_table_has_stored_at_another_node_counts_whoever_did_it() -> None:
    usual, after = before_and_after(
        lambda pair: pair.talks(pair.here, pair.room, BEN, 3), stored_per_table=Rate(1, 3 * KB)
    )
    assert after == usual - 3


@pytest.mark.parametrize("away", [0, 3_600_000])
def test_a_node_that_opens_a_table_later_knows_what_was_stored_lately(away: int) -> None:
    pair = Pair(stored_per_seat=Rate(1, 2 * KB))
    usual = pair.says_until_refused(pair.here, pair.room, ADA)
    pair.here.passes(away)
    late = pair.here.another()
    assert (pair.says_until_refused(late, late.find(pair.code), ADA) == usual) == (away > 0)


def test_an_address_stores_no_more_at_two_nodes_than_at_one() -> None:
    pair = Pair(stored_per_address=Rate(1, 4 * KB))
    pair.here.house.spending.open_table("192.0.2.1", 3 * KB)
    pair.here.passes(1_000)
    with pytest.raises(Refused, match="over-budget"):
        pair.there.house.spending.open_table("192.0.2.1", 2 * KB)
    pair.there.house.spending.open_table("192.0.2.2", 2 * KB)


def test_reactions_are_a_seats_own_at_whichever_node() -> None:
    pair = Pair(reactions_per_seat=Rate(1, 2))
    elsewhere = pair.there.find(pair.code)
    for room in (pair.room, elsewhere):
        react(room, ADA, "bravo")
        pair.here.passes(0)
    for room in (pair.room, elsewhere):
        with pytest.raises(Refused, match="too-fast"):
            react(room, ADA, "bravo")
        react(room, BEN, "bravo")


def test_a_seat_has_so_many_devices_at_all_nodes_together() -> None:
    pair = Pair(connections_per_seat=4)
    elsewhere = pair.there.find(pair.code)
    for room in (pair.room, elsewhere, pair.room, elsewhere):
        arrive(room, ADA)
        pair.here.passes(SOON)
    with pytest.raises(Refused, match="table-full"):
        arrive(elsewhere, ADA)
    arrive(elsewhere, BEN)


def test_an_address_has_so_many_watchers_at_all_nodes_together() -> None:
    pair = Pair(watchers_per_address=4)
    elsewhere = pair.there.find(pair.code)
    for number, room in enumerate((pair.room, elsewhere, pair.room, elsewhere)):
        arrive(room, hashed(f"watcher {number}"), address="192.0.2.1")
        pair.here.passes(SOON)
    with pytest.raises(Refused, match="table-full"):
        arrive(elsewhere, hashed("one more"), address="192.0.2.1")
    arrive(elsewhere, hashed("somebody else"), address="192.0.2.2")


def test_all_nodes_together_have_so_many_watchers() -> None:
    pair = Pair(watchers=4)
    elsewhere = pair.there.find(pair.code)
    for number, room in enumerate((pair.room, elsewhere, pair.room, elsewhere)):
        arrive(room, hashed(f"watcher {number}"))
        pair.here.passes(SOON)
    with pytest.raises(Refused, match="table-full"):
        arrive(pair.room, hashed("one more"))
