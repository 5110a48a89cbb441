"""How long a table is kept."""

import pytest

from tests.high_card import Rules
from vernissage.contract.any_game import SomeState
from vernissage.contract.refused import Refused
from vernissage.table.state.retention import DAY, Retention
from vernissage.table.state.table import Stage, Table

KEPT = Retention(finished=300 * DAY, abandoned=20 * DAY)


@pytest.mark.parametrize(("stage", "days"), [("lobby", 20), ("playing", 20), ("over", 300)])
def test_a_table_is_kept_longer_once_a_game_was_played_to_its_end(stage: Stage, days: int) -> None:
    assert KEPT.of(Table(stage=stage)) == days * DAY


def test_it_stays_so_when_another_game_has_begun() -> None:
    assert KEPT.of(Table(stage="playing", finished={Rules.name: SomeState(object())})) == 300 * DAY


def test_a_table_that_cannot_be_read_is_kept_as_long_as_any() -> None:
    unreadable = Refused("table-gone")
    assert KEPT.of(unreadable) == 300 * DAY
    assert Retention(finished=DAY, abandoned=2 * DAY).of(unreadable) == 2 * DAY


def test_the_shortest_is_when_a_table_can_be_deleted_at_the_earliest() -> None:
    assert KEPT.shortest == 20 * DAY
    assert Retention(finished=DAY, abandoned=2 * DAY).shortest == DAY
