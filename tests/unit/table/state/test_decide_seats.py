"""Sitting down, standing up, names, colours and the host."""

from random import Random
from typing import Any

import pytest

from tests.any_game import any_game
from tests.high_card import Rules, State
from tests.high_card_table import high_card
from tests.seats import S0, S1, S2, S3, S4, S5, S6
from tests.unit.table.table_for_tests import NAMES, LogOfTable
from vernissage.contract.game import CloseSeat
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.table.state import commands as c
from vernissage.table.state import events as e


def refusal(table: LogOfTable, who: int | str, command: object) -> str:
    before = table.table
    with pytest.raises(Refused) as refused:
        table.does(who, command)
    assert table.table is before
    return refused.value.code


def test_the_first_to_sit_down_is_the_host() -> None:
    table = LogOfTable()
    events = table.does(0, c.TakeSeat("  Ada  "))
    assert events == [e.SeatTaken(S0, "Ada", "orange", table.key(0)), e.HostChanged(S0, gone=False)]
    assert table.does(1, c.TakeSeat("Ben")) == [e.SeatTaken(S1, "Ben", "sky", table.key(1))]


def test_everybody_sits_once() -> None:
    assert refusal(LogOfTable.seated(2), 0, c.TakeSeat("Again")) == "already-seated"


def test_a_newcomer_may_choose_a_free_seat_and_a_free_colour() -> None:
    table = LogOfTable()
    assert table.does(0, c.TakeSeat("Ada", "pink", S4))[0] == e.SeatTaken(S4, "Ada", "pink", table.key(0))
    assert refusal(table, 1, c.TakeSeat("Ben", None, S4)) == "seat-taken"
    assert refusal(table, 1, c.TakeSeat("Ben", None, S6)) == "seat-taken"
    assert refusal(table, 1, c.TakeSeat("Ben", None, Seat(-1))) == "seat-taken"


def test_a_colour_that_somebody_was_quicker_to_take_is_replaced_by_a_free_one() -> None:
    table = LogOfTable()
    table.does(0, c.TakeSeat("Ada", "orange"))
    assert table.does(1, c.TakeSeat("Ben", "orange"))[0].colour == "sky"
    assert refusal(table, 1, c.ChangeProfile("Ben", "orange")) == "colour-taken"


def test_who_comes_to_a_full_table_or_a_running_game_watches() -> None:
    assert refusal(LogOfTable.seated(6), "late", c.TakeSeat("Late")) == "seats-taken"
    assert refusal(LogOfTable.playing(2), "late", c.TakeSeat("Late")) == "game-runs"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("\u0301\u0301", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("a\nb", "bad-name"),
        ("a\x00b", "bad-name"),
        ("\u202egnp", "bad-name"),
        ("zero\u200bwidth", "bad-name"),
        ("a" + "\u0301" * 60, "name-too-long"),
        ("ada", "name-taken"),
        ("ＡＤＡ", "name-taken"),
    ],
)
def test_a_name_is_visible_short_and_its_owners_alone(name: str, code: str) -> None:
    assert refusal(LogOfTable.seated(1), 1, c.TakeSeat(name)) == code


@pytest.mark.parametrize("name", ["费", "Їжак", "José María", "👩‍🎨 Zoë", "x" * 24])
def test_names_of_all_kinds_are_welcome(name: str) -> None:
    assert LogOfTable().does(0, c.TakeSeat(name))[0].name == name


def test_a_player_may_change_only_the_case_of_their_own_name() -> None:
    table = LogOfTable.seated(2)
    assert table.does(0, c.ChangeProfile("ADA", "green")) == [e.ProfileChanged(S0, "ADA", "green")]


def test_a_seat_left_in_the_lobby_is_free_again() -> None:
    table = LogOfTable.seated(2)
    assert table.does(1, c.LeaveSeat()) == [e.SeatLeft(S1, by_host=False)]
    assert table.table.seat_of(table.key(1)) is None
    assert table.does("new", c.TakeSeat("Ben"))[0] == e.SeatTaken(S1, "Ben", "sky", table.key("new"))


def test_a_seat_left_in_a_game_is_closed_in_the_game_too() -> None:
    table = LogOfTable.playing(3)
    events = table.does(1, c.LeaveSeat())
    assert events[0] == e.SeatLeft(S1, by_host=False)
    assert [type(event).__name__ for event in events[1:]] == ["Won"]
    assert table.public.seats[S1].closed
    assert table.table.seat_of(table.key(1)) is None


def test_the_host_who_leaves_hands_the_role_to_the_next_who_is_there() -> None:
    table = LogOfTable.seated(4)
    events = table.does(0, c.LeaveSeat(), connected=frozenset({2, 3}))
    assert events == [e.SeatLeft(S0, by_host=False), e.HostChanged(S2, gone=False)]


def test_when_all_have_left_the_next_to_sit_down_is_the_host() -> None:
    table = LogOfTable.seated(1)
    table.does(0, c.LeaveSeat())
    assert table.table.host is None
    assert table.does("new", c.TakeSeat("New"))[1] == e.HostChanged(S0, gone=False)


def test_a_host_who_is_gone_loses_the_role_to_the_next_in_turn_who_is_there() -> None:
    table = LogOfTable.seated(4)
    table.does(0, c.HandOverHost(S2))
    assert table.itself(c.HostGone(), frozenset({S2, S3})) == []
    assert table.itself(c.HostGone(), frozenset()) == []
    assert table.itself(c.HostGone(), frozenset({S0, S3})) == [e.HostChanged(S3, gone=True)]


@pytest.mark.parametrize(
    "command",
    [c.ChangeSettings(high_card()), c.StartGame(), c.OpenLobby(), c.RemoveSeat(S0), c.HandOverHost(S1)],
    ids=lambda command: type(command).__name__,
)
def test_what_is_the_hosts_is_the_hosts_alone(command: object) -> None:
    table = LogOfTable.seated(2)
    assert refusal(table, 1, command) == "not-host"
    assert refusal(table, "watcher", command) == "not-seated"


def test_the_host_removes_a_seat_but_not_their_own() -> None:
    table = LogOfTable.seated(3)
    assert refusal(table, 0, c.RemoveSeat(S0)) == "own-seat"
    assert refusal(table, 0, c.RemoveSeat(S5)) == "no-such-seat"
    assert table.does(0, c.RemoveSeat(S1)) == [e.SeatLeft(S1, by_host=True)]
    assert [seat.name for seat in table.public.seats.values()] == [NAMES[0], NAMES[2]]


class Listening(Rules):
    """Remembers what the table has told it."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def decide(self, state: State, seat: Seat | None, command: Any, rng: Random) -> list[Any]:
        self.told.append(command)
        return super().decide(state, seat, command, rng)


@pytest.mark.parametrize(("who", "command", "by_host"), [(0, c.RemoveSeat(S1), True), (1, c.LeaveSeat(), False)])
def test_a_game_is_told_whether_somebody_left_or_was_removed(who: int, command: object, by_host: bool) -> None:
    table, game = LogOfTable.playing(3), Listening()
    table.games[Rules.name] = any_game(game)
    table.does(who, command)
    assert game.told == [CloseSeat(S1, by_host, S0 if by_host else None)]


def test_the_host_hands_the_role_on() -> None:
    table = LogOfTable.seated(2)
    assert table.does(0, c.HandOverHost(S1)) == [e.HostChanged(S1, gone=False)]
    assert refusal(table, 0, c.StartGame()) == "not-host"
    assert refusal(table, 1, c.HandOverHost(S4)) == "no-such-seat"
