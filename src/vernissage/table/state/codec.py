"""Events to and from the bytes of the log. Those of a newer Vernissage are not guessed at."""

import msgspec
from msgspec import Struct

from vernissage.contract.any_game import SomeEvent
from vernissage.eventlog.port import Entry, Scope
from vernissage.table.state.events import TableEvent, TableOpened
from vernissage.table.state.table import Games

VERSION = 2  # of the table's own log
_table_event: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


class TooNew(Exception):
    """An event that this Vernissage does not know, or not all of: a newer one has stored it."""


class Decided(Struct, frozen=True):
    """An event that is about to happen, and whose it is: the table's or the game's."""

    scope: Scope
    event: TableEvent | SomeEvent


def encode(event: object) -> bytes:
    return msgspec.json.encode(event)


def decode_of_table(entry: Entry) -> TableEvent:
    """Raises `TooNew`."""
    try:
        event = _table_event.decode(entry.body)
    except msgspec.ValidationError as error:
        raise TooNew(f"entry {entry.number}: {error}") from error
    if isinstance(event, TableOpened) and event.version > VERSION:
        raise TooNew(f"expected a table of version {VERSION} or older, got {event.version}")
    return event


def decode_of_game(entry: Entry, games: Games, game_name: str | None) -> SomeEvent:
    """Raises `TooNew`. A game's first event may say by its `version` which rules it is played by."""
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
