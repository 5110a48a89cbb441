"""Budgets that were hit are counted by kind; nothing of it says who it was."""

import pytest

from vernissage.limits.hits import Hit, Hits, merged, origin_of


class Clock:
    now = 0

    def __call__(self) -> int:
        self.now += 1
        return self.now


def test_hits_of_one_kind_are_counted_together_the_latest_first() -> None:
    hits = Hits(Clock())
    for budget, address in (("url", "192.0.2.1"), ("messages", "127.0.0.1"), ("url", "198.51.100.7")):
        hits.count(budget, address)  # type: ignore[arg-type] # a name like any other
    hits.count("url", "10.0.0.1")
    hits.count("stored-per-seat", "10.0.0.1", "ABCDE")
    assert next((hit.budget, hit.table, hit.times) for hit in hits.list()) == ("stored-per-seat", "ABCDE", 1)
    assert hits.list()[-1] == Hit("messages", "here", None, 1, 2)
    assert hits.sums == {"url": 3, "messages": 1, "stored-per-seat": 1}


def test_those_not_hit_for_longest_are_forgotten_and_their_sums_are_not() -> None:
    hits = Hits(Clock())
    for number in range(Hits.MOST + 5):
        hits.count("stored-per-table", "10.0.0.1", f"table {number}")
    assert len(hits.list()) == Hits.MOST
    assert hits.list()[-1].table == "table 5"
    assert hits.sums == {"stored-per-table": Hits.MOST + 5}


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("127.0.0.1", "here"),
        ("::/64", "here"),  # what the budgets of ::1 are counted by
        ("192.168.1.7", "nearby"),
        ("fe80::/64", "nearby"),
        ("fd12:3456:789a:1::/64", "nearby"),
        ("8.8.8.8", "far"),
        ("2a00:1450:4001:81a::/64", "far"),
        ("", "here"),
    ],
)
def test_of_an_address_only_its_kind_is_kept(address: str, origin: str) -> None:
    assert origin_of(address) == origin


def test_what_several_nodes_have_counted_becomes_one_list() -> None:
    one = Hit("codes", "far", None, 3, 10)
    other, alone = Hit("codes", "far", None, 4, 30), Hit("codes", "nearby", None, 1, 20)
    assert merged([[one], [other, alone]]) == (Hit("codes", "far", None, 7, 30), alone)
