"""What a table knows of its seats, of who may come in, and of its games."""

from msgspec.structs import replace

from tests.seats import S0, S1, S2, S3
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.any_game import SomeState
from vernissage.table.state.settings import COLOURS
from vernissage.table.state.table import SeatFacts, Table

ADA = SeatFacts("Ada", "orange", frozenset({"key of ada", "key of her phone"}))
BOT = SeatFacts("Bot", "sky", frozenset(), bot="easy")
GONE = SeatFacts("Gone", "pink", frozenset(), closed=True)
AWAY = SeatFacts("Away", "green", frozenset({"key of away"}), stand_in="medium")
TABLE = Table(seats={S3: AWAY, S0: ADA, S1: BOT, S2: GONE})


def test_every_device_of_a_player_is_at_their_seat() -> None:
    assert TABLE.seat_of("key of ada") == TABLE.seat_of("key of her phone") == 0
    assert TABLE.seat_of("another key") is None


def test_open_seats_are_in_order_and_people_are_those_without_bots() -> None:
    assert TABLE.open_seats() == (0, 1, 3)
    assert TABLE.people() == (0, 3)


def test_bots_play_their_own_seats_and_those_they_stand_in_for() -> None:
    assert TABLE.played_by_bots() == {1: "easy", 3: "medium"}


def test_a_colour_is_free_once_nobody_has_it() -> None:
    assert TABLE.free_colours() == [one for one in COLOURS if one not in ("orange", "sky", "pink", "green")]


def test_a_barred_browser_never_gets_in_and_a_barred_address_only_with_a_seat() -> None:
    table = replace(TABLE, barred=frozenset({"key of mallory", "an address"}))
    assert table.is_barred("key of mallory", "elsewhere")
    assert table.is_barred("another key", "an address")
    assert not table.is_barred("key of ada", "an address")
    assert not table.is_barred("another key", "elsewhere")


def test_how_the_last_game_of_a_kind_ended_is_known_also_while_another_is_on_the_table() -> None:
    game_of_go, mate = SomeState("the game of go"), SomeState("mate")
    table = Table(game_name="go", game=game_of_go, finished={"chess": mate})
    assert table.finished_before("go") == game_of_go
    assert table.finished_before("chess") == mate
    assert table.finished_before("draughts") is None


def test_a_table_with_another_seat_leaves_the_one_before_as_it_was() -> None:
    table = LogOfTable.seated(1).table
    assert table.with_seat(S1, BOT).seats[S1] == BOT
    assert 1 not in table.seats
