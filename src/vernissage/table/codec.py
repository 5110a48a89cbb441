"""Events to and from the bytes of the log."""

from typing import Any

import msgspec
from msgspec import Struct

from vernissage.core.game import Game
from vernissage.eventlog.port import Entry, Scope
from vernissage.table.events import TableEvent
from vernissage.table.state import Games

TABLE_EVENT = msgspec.json.Decoder(TableEvent)
_game_decoders: dict[int, tuple[Game[Any], msgspec.json.Decoder[Any]]] = {}


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
    return _decoder(games[game_name]).decode(entry.body)


def _decoder(game: Game[Any]) -> msgspec.json.Decoder[Any]:
    if id(game) not in _game_decoders:
        _game_decoders[id(game)] = (game, msgspec.json.Decoder(game.event_type))
    return _game_decoders[id(game)][1]
