"""Nodes of two versions on one log: the older one says which tables it cannot read, and does not guess."""

import pytest

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.next_version import VERSION, Cheer, NextRules
from tests.virtual import Node, arrive
from vernissage.contract.refused import Refused
from vernissage.table.nodes.heartbeat import BEAT
from vernissage.table.state import commands as c
from vernissage.table.state.secrets import hashed

ADA, BEN = hashed("Ada"), hashed("Ben")
SOON = 50  # milliseconds
OLD, NEW = {Rules.name: any_game(Rules())}, {Rules.name: any_game(NextRules())}


class Upgrade:
    """Ada is at the newer node, Ben at the older one, and a game of the two is on."""

    def __init__(self) -> None:
        self.new = Node(NEW, version=VERSION)
        self.old = Node(OLD, beside=self.new, hub=self.new.hub, version="today")
        for node in (self.new, self.old):
            node.house.keep_order()
        self.code = self.new.open(high_card(first=0))
        self.room, self.older_room = self.new.find(self.code), self.old.find(self.code)
        self.ada, self.ben = arrive(self.room, ADA), arrive(self.older_room, BEN)
        self.new.submit(self.room, ADA, "sits", c.TakeSeat("Ada"))
        self.old.submit(self.older_room, BEN, "sits", c.TakeSeat("Ben"))
        self.new.submit(self.room, ADA, "starts", c.StartGame())
        self.new.passes(BEAT)

    def cheer(self) -> None:
        self.new.submit(self.room, ADA, "cheers", Cheer())
        self.new.passes(SOON)


def test_whoever_is_at_the_older_node_is_sent_to_another() -> None:
    upgrade = Upgrade()
    assert upgrade.ben.goodbyes == []
    upgrade.cheer()
    assert upgrade.ben.goodbyes == ["table-too-new"]
    assert upgrade.ada.goodbyes == []
    assert upgrade.old.house.rooms() == []


def test_the_table_is_not_opened_there_again_and_goes_on_elsewhere() -> None:
    upgrade = Upgrade()
    upgrade.cheer()
    with pytest.raises(Refused, match="table-too-new"):
        upgrade.old.find(upgrade.code)
    ben = arrive(upgrade.new.find(upgrade.code), BEN)
    assert ben.arrival.number == len(upgrade.new.stored(upgrade.code))


def test_whoever_comes_before_the_word_does_is_not_let_in_either() -> None:
    upgrade = Upgrade()
    upgrade.new.hub.is_up = False
    upgrade.cheer()
    with pytest.raises(Refused, match="table-too-new"):
        upgrade.old.find(upgrade.code)


def test_a_command_that_meets_it_is_not_judged() -> None:
    upgrade = Upgrade()
    upgrade.new.hub.is_up = False
    upgrade.cheer()
    with pytest.raises(Refused, match="table-too-new"):
        upgrade.old.submit(upgrade.older_room, BEN, "speaks", c.Say("hello"))
    assert upgrade.ben.goodbyes == ["table-too-new"]


def test_other_tables_go_on_at_the_older_node() -> None:
    upgrade = Upgrade()
    other = upgrade.old.find(upgrade.old.open(high_card()))
    upgrade.cheer()
    assert upgrade.old.submit(other, BEN, "sits", c.TakeSeat("Ben")).number == 3
    assert upgrade.new.find(other.table.code).table == other.table


def test_it_is_outdated_for_as_long_as_a_node_of_another_version_is_alive() -> None:
    upgrade = Upgrade()
    assert not upgrade.old.house.is_outdated
    upgrade.cheer()
    assert upgrade.old.house.is_outdated
    assert not upgrade.new.house.is_outdated
    upgrade.new.house.close()
    upgrade.old.passes(SOON)
    assert not upgrade.old.house.is_outdated, "nobody would be left to serve what can be read"


def test_an_owner_deletes_it_all_the_same() -> None:
    upgrade = Upgrade()
    upgrade.cheer()
    upgrade.old.answer(lambda then: upgrade.old.house.delete(upgrade.code, then))
    assert upgrade.code not in upgrade.old.store.tables
