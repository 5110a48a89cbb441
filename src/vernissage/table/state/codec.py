"""Encodes and decodes the events of the log. It does not guess at those of a newer version."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from vernissage.contract.any_game import SomeEvent
from vernissage.eventlog.port import Entry, Scope
from vernissage.table.state.events import TableEvent, TableOpened
from vernissage.table.state.table import Games

encode: Callable[[object], bytes] = msgspec.json.encode
VERSION = 2  # of the table's own events
_table_event: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


class TooNew(Exception):
    """A newer version has stored an event or field that this one does not know."""


class Decided(Struct, frozen=True):
    """An event that was decided, and whether it is the table's or the game's."""

    scope: Scope
    event: TableEvent | SomeEvent


def decode_of_table(entry: Entry) -> TableEvent:
    """Decodes an event of the table; raises `TooNew`."""
    try:
        event = _table_event.decode(entry.body)
    except msgspec.ValidationError as error:
        raise TooNew(f"entry {entry.number}: {error}") from error
    if isinstance(event, TableOpened) and event.version > VERSION:
        raise TooNew(f"expected a table of version {VERSION} or older, got {event.version}")
    return event


def decode_of_game(entry: Entry, games: Games, game_name: str | None) -> SomeEvent:
    """Decodes a game's event; raises `TooNew`. A first event may say by its `version` which rules it is played by."""
    if game_name is None:
        raise ValueError(f"expected GameBegan before the game's entry {entry.number}")
    if game_name not in games:
        raise TooNew(f"entry {entry.number}: there is no game {game_name} here")
    game = games[game_name]
    try:
        event = game.messages.event.decode(entry.body)
    except msgspec.ValidationError as error:
        raise TooNew(f"entry {entry.number} of {game_name}: {error}") from error
    if getattr(event, "version", 0) > game.version:
        raise TooNew(f"entry {entry.number}: expected {game_name} of version {game.version} or older")
    return event
