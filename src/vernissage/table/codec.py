"""Events to and from the bytes of the log."""

from typing import Any

import msgspec
from msgspec import Struct

from vernissage.eventlog.port import Entry, Scope
from vernissage.table.events import TableEvent
from vernissage.table.state import Games

TABLE_EVENT = msgspec.json.Decoder(TableEvent)


class Decided(Struct, frozen=True):
    """An event that is about to happen, and whose it is: the table's or the game's."""

    scope: Scope
    event: Any


def encode(event: Any) -> bytes:
    return msgspec.json.encode(event)


def decode(entry: Entry, games: Games, game_name: str | None) -> Any:
    if entry.scope == "table":
        return TABLE_EVENT.decode(entry.body)
    if game_name is None:
        raise ValueError(f"expected GameBegan before the game's entry {entry.number}")
    return games[game_name].messages.event.decode(entry.body)
