"""Bots at a table: seated and removed by the host, and never the host themselves."""

import pytest

from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.seats import S1, S2
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.refused import Refused
from vernissage.table.state import commands as c
from vernissage.table.state.events import BotSeated


def test_the_host_seats_bots_and_removes_them_again() -> None:
    table = LogOfTable.seated(2)
    table.games[Rules.name].has_bots = True
    (seated,) = table.does(0, c.SeatBot("strong"))
    assert isinstance(seated, BotSeated)
    assert (seated.seat, seated.strength) == (2, "strong")
    assert table.public.seats[S2].bot == "strong"
    with pytest.raises(Refused, match="not-host"):
        table.does(1, c.SeatBot())
    table.does(0, c.RemoveSeat(S2))
    assert len(table.public.seats) == 2


@pytest.mark.parametrize("seed", range(10))
def test_no_bot_has_a_name_that_people_would_mix_up_with_theirs(seed: int) -> None:
    table = LogOfTable(high_card(), seed)
    table.games[Rules.name].has_bots = True
    table.does(0, c.TakeSeat("CAMILLE"))
    for _ in range(5):
        table.does(0, c.SeatBot())
    assert "Camille" not in {seat.name for seat in table.public.seats.values()}
    table.does(0, c.ChangeProfile("CAMILLE", "grey"))


def test_a_bot_is_never_the_host() -> None:
    table = LogOfTable.seated(1)
    table.games[Rules.name].has_bots = True
    table.does(0, c.SeatBot())
    with pytest.raises(Refused, match="no-such-seat"):
        table.does(0, c.HandOverHost(S1))
    table.does(0, c.LeaveSeat())
    assert table.table.host is None


def test_a_game_without_bots_seats_none() -> None:
    with pytest.raises(Refused, match="no-bots-yet"):
        LogOfTable.seated(1).does(0, c.SeatBot())
