"""What is written into the log is read back unchanged, by the game or table it belongs to."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct, inspect

from tests.any_game import any_game
from tests.high_card import Played, Rules
from tests.high_card_table import high_card
from tests.seats import S0, S1
from vernissage.contract.any_game import SomeEvent
from vernissage.eventlog.port import Entry, Scope
from vernissage.games.registry import PACKAGES
from vernissage.table.state.codec import VERSION, TooNew, decode_of_game, decode_of_table, encode
from vernissage.table.state.events import SeatTaken, TableEvent, TableOpened

GAMES = {Rules.name: any_game(Rules())}


def entry(scope: Scope, event: object) -> Entry:
    return Entry(7, 1_000, None, S0, scope, encode(event))


def test_an_event_of_the_table_is_read_by_the_table() -> None:
    event = SeatTaken(S1, "Ada", "orange", "a hash")
    assert decode_of_table(entry("table", event)) == event


def test_an_event_of_the_game_is_read_by_the_game_on_the_table() -> None:
    event = SomeEvent(Played(S0, "042"))
    assert decode_of_game(entry("game", event), GAMES, Rules.name) == event


def test_an_event_of_a_game_that_has_not_begun_is_an_error_that_names_its_place() -> None:
    with pytest.raises(ValueError, match="before the game's entry 7"):
        decode_of_game(entry("game", Played(S0, "042")), GAMES, None)


class Sighed(Struct, tag=True):
    """Of a newer Vernissage."""


def test_an_event_that_is_not_known_is_too_new() -> None:
    with pytest.raises(TooNew, match="entry 7"):
        decode_of_table(entry("table", Sighed()))
    with pytest.raises(TooNew, match="entry 7 of high-card"):
        decode_of_game(entry("game", Sighed()), GAMES, Rules.name)


def test_an_event_of_which_not_everything_is_known_is_too_new() -> None:
    with pytest.raises(TooNew, match="unknown field `loudly`"):
        decode_of_game(entry("game", {"type": "Played", "seat": 0, "card": "042", "loudly": True}), GAMES, Rules.name)


def test_a_table_or_a_game_of_a_newer_version_is_too_new() -> None:
    with pytest.raises(TooNew, match=f"expected a table of version {VERSION} or older, got {VERSION + 1}"):
        decode_of_table(entry("table", TableOpened(VERSION + 1, "ABCDE", high_card())))
    with pytest.raises(TooNew, match="there is no game whist here"):
        decode_of_game(entry("game", Sighed()), GAMES, "whist")


def test_nothing_that_is_stored_may_hold_a_field_that_is_not_known() -> None:
    """An older node would leave it out and show another game than a newer one."""
    events = [TableEvent, *(package.game.messages.event.type for package in PACKAGES.values())]
    stored = [struct for event in events for struct in _structs(inspect.type_info(event))]
    assert len(stored) > 80
    assert [struct.cls for struct in stored if not struct.forbid_unknown_fields] == []


def _structs(of: Any) -> Iterator[inspect.StructType]:
    """All that may be inside, at any depth."""
    if isinstance(of, inspect.StructType):
        yield of
        for field in of.fields:
            yield from _structs(field.type)
    elif isinstance(of, inspect.Type):
        for name in ("types", "item_type", "item_types", "key_type", "value_type"):
            yield from _structs(getattr(of, name, None))
    elif isinstance(of, tuple):
        for part in of:
            yield from _structs(part)
