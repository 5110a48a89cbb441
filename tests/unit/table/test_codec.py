"""What is written into the log is read back as it was, by whoever it belongs to."""

import pytest

from tests.high_card import Played, Rules
from tests.seats import S0, S1
from vernissage.core.any_game import SomeEvent, any_game
from vernissage.eventlog.port import Entry, Scope
from vernissage.table.codec import TABLE_EVENT, decode_of_game, encode
from vernissage.table.events import SeatTaken

GAMES = {Rules.name: any_game(Rules())}


def entry(scope: Scope, event: object) -> Entry:
    return Entry(7, 1_000, None, S0, scope, encode(event))


def test_an_event_of_the_table_is_read_by_the_table() -> None:
    event = SeatTaken(S1, "Ada", "orange", "a hash")
    assert TABLE_EVENT.decode(entry("table", event).body) == event


def test_an_event_of_the_game_is_read_by_the_game_on_the_table() -> None:
    event = SomeEvent(Played(S0, "042"))
    assert decode_of_game(entry("game", event), GAMES, Rules.name) == event


def test_an_event_of_a_game_that_has_not_begun_is_an_error_that_names_its_place() -> None:
    with pytest.raises(ValueError, match="before the game's entry 7"):
        decode_of_game(entry("game", Played(S0, "042")), GAMES, None)
