"""Messages between nodes about a table that they share. Any may be lost: the log heals what matters."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec
from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.table.ink.live_ink import Piece
from vernissage.table.state.settings import Reaction


class WentOn(Struct, frozen=True, tag=True):
    """The table is at this number: read the log."""

    number: int


class Here(Struct, frozen=True, tag=True):
    """Who is connected to one node. `asks`: nodes that hear it answer with their own."""

    node: str
    number: int
    seats: tuple[Seat, ...] = ()
    watchers: int = 0
    addresses: dict[Seat, tuple[str, ...]] = {}  # as hashes: a host may remove somebody who is at another node
    asks: bool = False
    devices: dict[Seat, int] = {}  # only of seats that have many
    crowds: dict[str, int] = {}  # spectators by hashed address, only of addresses with many


class Drawn(Struct, frozen=True, tag=True):
    """Live ink, while pens are down."""

    pieces: tuple[Piece, ...]


class Waved(Struct, frozen=True, tag=True):
    """A reaction."""

    seat: Seat
    reaction: Reaction


class Gone(Struct, frozen=True, tag=True):
    """The table is deleted."""


AboutTable: TypeAlias = WentOn | Here | Drawn | Waved | Gone

encode: Callable[[Struct], bytes] = msgspec.msgpack.encode
decode: Callable[[bytes], AboutTable] = msgspec.msgpack.Decoder(AboutTable).decode


def subject_of(code: str) -> str:
    return f"table.{code}"
