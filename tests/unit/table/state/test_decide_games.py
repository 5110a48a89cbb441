"""Settings, starting, rematches, wins: with a game that the table has never heard of."""

import pytest
from msgspec.structs import replace

from tests.any_game import any_game
from tests.high_card import Agree, Began, CountCards, Dealt, Offer, Rules, Setup
from tests.high_card_table import high_card, state_of
from tests.seats import S0, S1
from tests.unit.table.state.test_decide_seats import refusal
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.table.readers.events import OfGame
from vernissage.table.readers.view import told
from vernissage.table.state import commands as c
from vernissage.table.state import events as e
from vernissage.table.state.settings import TableSettings


def winner_at(table: LogOfTable) -> Seat:
    won = state_of(table.table).winners
    assert won
    return won[0]


def play_out(table: LogOfTable) -> None:
    """Everybody plays their first card and everybody agrees."""
    while table.table.stage == "playing":
        turn = state_of(table.table).left[0]
        table.does(turn, Offer(state_of(table.table).hands[turn][0]))
        table.does(next(seat for seat in state_of(table.table).seats if seat != turn), Agree())


def test_a_game_needs_players_and_a_host_who_starts_it() -> None:
    assert refusal(LogOfTable.seated(1), 0, c.StartGame()) == "too-few-players"
    table = LogOfTable.seated(2)
    events = table.does(0, c.StartGame())
    assert events[0] == e.GameBegan(1, Rules.name)
    assert table.public.stage == "playing"
    assert refusal(table, 0, c.StartGame()) == "game-runs"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (high_card(seats=1), "seats-out-of-range"),
        (high_card(seats=7), "seats-out-of-range"),
        (high_card(language="tlh"), "unknown-language"),
        (high_card(stand_in_seconds=9), "bad-settings"),
        (high_card(stand_in_seconds=3601), "bad-settings"),
        (high_card(hand=11), "bad-settings"),
        (high_card(seats=2), "seat-in-use"),
    ],
)
def test_settings_that_cannot_be_played_are_refused(settings: TableSettings, code: str) -> None:
    assert refusal(LogOfTable.seated(3), 0, c.ChangeSettings(settings)) == code


def test_while_it_runs_a_game_says_what_the_host_may_change(monkeypatch: pytest.MonkeyPatch) -> None:
    table = LogOfTable.playing(3)
    changed = replace(table.table.settings, setup=high_card(hand=1).setup)
    assert refusal(table, 0, c.ChangeSettings(changed)) == "game-runs"
    monkeypatch.setattr(Rules, "change_setup", lambda _rules, _state, _setup: [])
    assert refusal(table, 0, c.ChangeSettings(replace(changed, chat=False))) == "game-runs"
    assert refusal(table, 1, c.ChangeSettings(changed)) == "not-host"
    assert table.does(0, c.ChangeSettings(changed)) == [e.SettingsChanged(table.table.settings)]


def test_a_game_judges_its_own_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_hand_of_two(_rules: Rules, setup: Setup) -> None:
        if setup.hand == 2:
            raise Refused("bad-setup", field="hand")

    monkeypatch.setattr(Rules, "check_setup", no_hand_of_two)
    table = LogOfTable.seated(3)
    assert refusal(table, 0, c.ChangeSettings(high_card(hand=2))) == "bad-setup"
    assert table.does(0, c.ChangeSettings(high_card(hand=1)))


def test_settings_change_before_the_start_only() -> None:
    table = LogOfTable.seated(2)
    table.does(0, c.ChangeSettings(high_card(seats=4)))
    assert table.public.settings.seats == 4
    table.does(0, c.StartGame())
    assert refusal(table, 0, c.ChangeSettings(high_card())) == "game-runs"


def test_commands_of_a_game_are_for_its_players_while_it_runs() -> None:
    table = LogOfTable.seated(2, first=0)
    assert refusal(table, 0, Offer("001")) == "no-game-runs"
    table.does(0, c.StartGame())
    assert refusal(table, "watcher", Offer("001")) == "not-seated"
    assert refusal(table, 1, Offer("001")) == "not-your-turn"
    assert refusal(table, 0, CountCards(S1)) == "unknown-command"


def test_wins_are_counted_and_the_rematch_follows_on() -> None:
    table = LogOfTable.seated(3)
    table.does(0, c.StartGame())
    play_out(table)
    winner = winner_at(table)
    assert table.public.stage == "over"
    assert table.public.wins == {winner: 1}
    events = table.does(0, c.StartGame())
    assert events[0] == e.GameBegan(2, Rules.name)
    assert isinstance(events[1], Began)
    assert events[1].seats[0] == winner


def test_a_first_player_whom_the_host_has_chosen_begins_one_game() -> None:  # A3
    table = LogOfTable.playing(3, first=1)
    play_out(table)
    winner = winner_at(table)
    assert table.does(0, c.StartGame())[1].seats[0] == winner
    play_out(table)
    table.does(0, c.OpenLobby())
    chosen = high_card(first=2)
    table.does(0, c.ChangeSettings(chosen))
    assert table.does(0, c.StartGame())[1].seats[0] == 2


def test_after_the_lobby_nobody_is_chosen_to_begin() -> None:  # A3
    table = LogOfTable.playing(3, first=1)
    play_out(table)
    assert table.does(0, c.OpenLobby()) == [e.LobbyOpened(), e.SettingsChanged(high_card())]
    play_again = {first_after_the_lobby(table) for _ in range(30)}
    assert play_again == {0, 1, 2}


def test_the_lobby_changes_no_settings_where_nobody_was_chosen_to_begin() -> None:  # A3
    table = LogOfTable.playing(2, first=None)
    play_out(table)
    assert table.does(0, c.OpenLobby()) == [e.LobbyOpened()]


def test_a_rematch_goes_on_after_whoever_would_have_begun_and_left() -> None:  # A3
    table = LogOfTable.playing(3, first=1)
    play_out(table)
    winner = winner_at(table)
    others = [seat for seat in range(3) if seat != winner]
    table.does(winner, c.LeaveSeat())
    began = table.does(table.table.host or others[0], c.StartGame())[1]
    assert isinstance(began, Began)
    assert began.seats[0] == (winner + 1) % 3


def first_after_the_lobby(table: LogOfTable) -> Seat:
    began = table.does(0, c.StartGame())[1]
    assert isinstance(began, Began)
    play_out(table)
    table.does(0, c.OpenLobby())
    return began.seats[0]


def test_the_lobby_opens_again_after_the_end_with_the_same_people() -> None:
    table = LogOfTable.playing(2)
    assert refusal(table, 0, c.OpenLobby()) == "game-runs"
    play_out(table)
    assert refusal(table, "new", c.TakeSeat("New")) == "game-runs"
    table.does(0, c.OpenLobby())
    assert (table.public.stage, table.public.game, len(table.public.seats)) == ("lobby", None, 2)
    assert sum(table.public.wins.values()) == 1
    table.does("new", c.TakeSeat("New"))
    assert refusal(table, 0, c.OpenLobby()) == "lobby-is-open"


def test_where_only_bots_are_left_anybody_opens_the_lobby_and_becomes_the_host() -> None:
    table = LogOfTable.seated(1, first=0)
    table.games[Rules.name].has_bots = True
    table.does(0, c.SeatBot())
    table.does(0, c.StartGame())
    assert refusal(table, "new", c.OpenLobby()) == "not-seated"
    table.does(0, c.LeaveSeat())
    assert (table.public.stage, table.public.host) == ("over", None)
    table.does("new", c.OpenLobby())
    table.does("new", c.TakeSeat("New"))
    seated = next(seat for seat in table.public.seats.values() if seat.name == "New")
    assert table.public.host == seated.seat


def test_a_closed_seat_is_gone_from_the_rematch() -> None:
    table = LogOfTable.playing(3)
    table.does(1, c.LeaveSeat())
    assert table.does(0, c.StartGame())[1].seats == (0, 2)
    assert list(table.public.seats) == [0, 2]


def test_reading_the_log_back_gives_the_same_table() -> None:
    table = LogOfTable.playing(3, turn_seconds=30)
    table.does(1, c.Say("hello"), cause="one")
    table.does(0, c.MakePass(), word="WORD")
    play_out(table)
    table.does(0, c.StartGame())
    assert table.read_back() == table.table
    assert replace(table.table) == table.table


def test_a_host_cannot_hurry_where_everybody_acts_in_their_own_time() -> None:
    table = LogOfTable.seated(2)
    assert refusal(table, 0, c.Hurry("turn-1")) == "no-game-runs"
    table.does(0, c.StartGame())
    assert refusal(table, 1, c.Hurry("turn-1")) == "not-host"
    assert refusal(table, 0, c.Hurry("turn-1")) == "nothing-to-hurry"


class OtherRules(Rules):
    """The same game under another name: its messages have the same names, and mean something else."""

    name = "low-card"


def test_what_was_played_before_another_game_is_not_told_to_it() -> None:
    table = LogOfTable.playing(2)
    table.games[OtherRules.name] = any_game(OtherRules())
    play_out(table)
    table.does(0, c.OpenLobby())
    table.does(0, c.ChangeSettings(replace(high_card(), game=OtherRules.name)))
    table.does(0, c.StartGame())
    events = told(table.games, table.table, S0, 0) or ()
    begun = [one.event for one in events if isinstance(one.event, e.GameBegan)]
    of_the_game = [type(one.event) for one in events if isinstance(one, OfGame)]
    assert [event.name for event in begun] == [Rules.name, OtherRules.name]
    assert of_the_game == [Began, Dealt, Dealt]
