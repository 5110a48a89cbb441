"""Events to and from the bytes of the log."""

import msgspec
from msgspec import Struct

from vernissage.core.any_game import SomeEvent
from vernissage.eventlog.port import Entry, Scope
from vernissage.table.events import TableEvent
from vernissage.table.state import Games

TABLE_EVENT = msgspec.json.Decoder(TableEvent)


class Decided(Struct, frozen=True):
    """An event that is about to happen, and whose it is: the table's or the game's."""

    scope: Scope
    event: TableEvent | SomeEvent


def encode(event: object) -> bytes:
    return msgspec.json.encode(event)


def decode_of_game(entry: Entry, games: Games, game_name: str | None) -> SomeEvent:
    if game_name is None:
        raise ValueError(f"expected GameBegan before the game's entry {entry.number}")
    return games[game_name].messages.event.decode(entry.body)
