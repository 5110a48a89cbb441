"""The owner sees the tables of all nodes, and deletes any of them, wherever it is played."""

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual import Node, arrive
from vernissage.table.nodes.node_reports import TELL_EVERY
from vernissage.table.state import commands as c
from vernissage.table.state.secrets import hashed
from vernissage.table.store.register import NEW_FOR
from vernissage.web.http.messages import OwnerTables
from vernissage.web.http.overview import TABLES_PER_PAGE, Overview

ADA, BEN = hashed("Ada"), hashed("Ben")


class Pair:
    """Two nodes; Ada plays at the first."""

    def __init__(self) -> None:
        first = Node({Rules.name: any_game(Rules())})
        self.nodes = [first, first.another()]
        for node in self.nodes:
            node.house.keep_order()
        self.owner = [Overview(node.name, node.house, node.bus, node.timers) for node in self.nodes]
        for one in self.owner:
            one.begin()
        self.left = first.open(high_card())
        first.passes(60_000)
        self.code = first.open(high_card())
        self.room = first.find(self.code)
        self.eye = arrive(self.room, ADA)
        first.submit(self.room, ADA, "sit", c.TakeSeat("Ada"))
        first.passes(TELL_EVERY)

    def seen(self, at: int, skip: int = 0) -> OwnerTables:
        found: OwnerTables = self.nodes[at].answer(lambda then: self.owner[at].page(skip, then))
        return found


def test_a_table_of_another_node_is_seen_with_who_is_there() -> None:
    pair = Pair()
    for at in (0, 1):
        played, left = pair.seen(at).tables
        assert (played.code, played.names, played.connected, played.in_memory) == (pair.code, ("Ada",), 1, True)
        assert (left.code, left.connected, left.in_memory) == (pair.left, 0, False)


def test_where_people_are_comes_first_however_long_ago_they_moved() -> None:
    pair = Pair()
    pair.nodes[0].passes(60_000)
    pair.nodes[0].open(high_card())
    pair.nodes[0].passes(NEW_FOR)
    assert next(row.code for row in pair.seen(1).tables) == pair.code


def test_watchers_of_both_nodes_are_counted_once() -> None:
    pair = Pair()
    arrive(pair.nodes[1].find(pair.code), BEN)
    pair.nodes[0].passes(TELL_EVERY)
    assert [(row.connected, row.watchers) for row in pair.seen(0).tables] == [(1, 1), (0, 0)]


def test_a_table_is_deleted_at_whichever_node_it_is_played() -> None:
    pair = Pair()
    other = pair.nodes[1]
    assert other.answer(lambda then: other.house.delete(pair.code, then)) is None
    pair.nodes[0].passes(TELL_EVERY)
    assert pair.eye.goodbyes == ["table-deleted"]
    assert [row.code for row in pair.seen(1).tables] == [pair.left]


def test_budgets_hit_at_any_node_are_one_list() -> None:
    pair = Pair()
    for node in pair.nodes:
        node.house.spending.hits.count("codes", "8.8.8.8")
    pair.nodes[0].passes(TELL_EVERY)
    (hit,) = pair.seen(1).hits
    assert (hit.budget, hit.origin, hit.times) == ("codes", "far", 2)


def test_many_tables_come_page_by_page() -> None:
    pair = Pair()
    for _ in range(TABLES_PER_PAGE):
        pair.nodes[0].open(high_card())
    pair.nodes[0].passes(NEW_FOR)
    first, rest = pair.seen(1), pair.seen(1, skip=TABLES_PER_PAGE)
    assert (len(first.tables), len(rest.tables), first.total, rest.page) == (
        TABLES_PER_PAGE,
        2,
        TABLES_PER_PAGE + 2,
        TABLES_PER_PAGE,
    )
