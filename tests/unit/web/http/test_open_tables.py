"""The list of open tables: those of all nodes, each once."""

from msgspec.structs import replace

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual import Node, arrive, leave
from vernissage.table.nodes.node_reports import FORGET_AFTER, TELL_EVERY
from vernissage.table.state import commands as c
from vernissage.table.state.secrets import hashed
from vernissage.web.http.open_tables import OpenTables

ADA, BEN = hashed("Ada"), hashed("Ben")


def lists_at(node: Node) -> OpenTables:
    return OpenTables({Rules.name: any_game(Rules())}, node.name, node.house, node.bus, node.timers)


class Pair:
    """Two nodes; Ada has opened a public table at the first."""

    def __init__(self) -> None:
        first = Node({Rules.name: any_game(Rules())})
        self.nodes = [first, first.another()]
        for node in self.nodes:
            node.house.keep_order()
        self.lists = [lists_at(node) for node in self.nodes]
        for one in self.lists:
            one.begin()
        self.code = first.open(replace(high_card(), public=True))
        self.room = first.find(self.code)
        self.eye = arrive(self.room, ADA)
        first.submit(self.room, ADA, "sit", c.TakeSeat("Ada"))
        first.passes(TELL_EVERY)

    def codes(self) -> list[list[str]]:
        return [[row.code for row in one.list()] for one in self.lists]


def test_tables_of_other_nodes_are_listed() -> None:
    pair = Pair()
    assert pair.codes() == [[pair.code]] * 2
    assert pair.lists[1].list()[0].names == ("Ada",)


def test_a_table_that_two_nodes_have_is_listed_once() -> None:
    pair = Pair()
    arrive(pair.nodes[1].find(pair.code), BEN)
    pair.nodes[0].passes(TELL_EVERY)
    assert pair.codes() == [[pair.code]] * 2


def test_what_is_not_open_any_more_goes() -> None:
    pair = Pair()
    leave(pair.room, pair.eye)
    pair.nodes[0].passes(TELL_EVERY)
    assert pair.codes() == [[], []]


def test_a_dead_node_is_forgotten() -> None:
    pair = Pair()
    pair.nodes[0].dies()
    pair.nodes[1].passes(FORGET_AFTER + 1)
    assert pair.codes()[1] == []


def test_a_table_that_is_not_public_is_not_listed() -> None:
    node = Node({Rules.name: any_game(Rules())})
    room = node.find(node.open(high_card()))
    arrive(room, ADA)
    node.submit(room, ADA, "sit", c.TakeSeat("Ada"))
    assert lists_at(node).list() == []


def test_a_table_that_nobody_can_sit_down_at_is_not_listed() -> None:
    pair = Pair()
    pair.nodes[0].submit(pair.room, ADA, "lock", c.LockTable(locked=True))
    pair.nodes[0].passes(TELL_EVERY)
    assert pair.codes() == [[], []]
    pair.nodes[0].submit(pair.room, ADA, "unlock", c.LockTable(locked=False))
    seats = pair.room.table.settings.seats
    for number in range(1, seats):
        pair.nodes[0].submit(pair.room, f"key {number}", "sit", c.TakeSeat(f"Guest {number}"))
    pair.nodes[0].passes(TELL_EVERY)
    assert pair.codes() == [[], []]


def test_the_list_is_encoded_once_until_it_changes() -> None:
    pair = Pair()
    first = pair.lists[0].copy()
    assert pair.lists[0].copy() is first
    leave(pair.room, pair.eye)
    assert pair.lists[0].copy().body == b"[]"
