"""What a reader is told of an event, and whose it is: the table's, or the game's on it."""

from typing import TypeAlias

from msgspec import Struct

from vernissage.core.any_game import SomeEvent
from vernissage.table.events import TableEvent


class OfTable(Struct, frozen=True, tag="table", tag_field="of"):
    event: TableEvent


class OfGame(Struct, frozen=True, tag="game", tag_field="of"):
    """`event` is in the game's own words: only its decoder reads it."""

    event: SomeEvent


ToldEvent: TypeAlias = OfTable | OfGame
