"""Who may ask for what."""

from random import Random

import pytest

from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.refused import Refused
from vernissage.table.state.command_context import CommandContext, as_host, seated


def caller(who: int | str) -> CommandContext:
    return CommandContext(LogOfTable.key(who), 0, Random(1))


def test_a_seat_is_found_by_the_key_of_its_browser() -> None:
    table = LogOfTable.seated(2).table
    assert [seated(table, caller(seat)) for seat in (0, 1)] == [0, 1]


def test_whoever_watches_has_no_seat() -> None:
    with pytest.raises(Refused, match="not-seated"):
        seated(LogOfTable.seated(2).table, caller("a watcher"))


def test_the_host_is_the_host_and_nobody_else() -> None:
    table = LogOfTable.seated(2).table
    assert as_host(table, caller(0)) == 0
    with pytest.raises(Refused, match="not-host"):
        as_host(table, caller(1))
    with pytest.raises(Refused, match="not-seated"):
        as_host(table, caller("a watcher"))
