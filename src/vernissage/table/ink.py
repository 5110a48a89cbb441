"""Ink while the pen is down: what is drawn now, and what of it each reader has not seen. Nothing of it is kept."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from vernissage.core.seat import Seat

LONGEST = 9000  # bytes of one stroke; a whole one of this length is the longest that a sheet takes


class Piece(Struct, frozen=True):
    """The next bytes of a stroke, after `offset` that were sent before. At 0 without any: the stroke is taken back."""

    seat: Seat
    stroke: int  # counted by the one who draws, modulo 256
    offset: int
    data: bytes


class Mark(Struct, frozen=True):
    """How far a reader has seen which stroke."""

    serial: int
    stroke: int
    bytes: int


Seen: TypeAlias = dict[Seat, Mark]


class _Live(Struct):
    serial: int  # tells strokes apart that have the same number
    stroke: int
    data: bytearray
    taken_back: bool = False


class Inkwell:
    """At most one stroke a seat. Nothing waits for a reader: who is behind gets what is missing in one piece."""

    def __init__(self) -> None:
        self._live: dict[Seat, _Live] = {}
        self._serial = 0

    @property
    def seats(self) -> Sequence[Seat]:
        """Who draw just now."""
        return [seat for seat, live in self._live.items() if not live.taken_back]

    def put(self, piece: Piece) -> bool:
        """False for a piece that does not continue anything: a gap, another stroke, or too long."""
        if piece.offset == 0 and not piece.data:
            return self.take_back(piece.seat)
        if piece.offset == 0:
            self._begin(piece.seat, piece.stroke, bytearray(piece.data))
            return True
        live = self._live.get(piece.seat)
        if live is None or live.taken_back or (live.stroke, len(live.data)) != (piece.stroke, piece.offset):
            return False
        if len(live.data) + len(piece.data) > LONGEST:
            return False
        live.data += piece.data
        return True

    def lift(self, seat: Seat) -> None:
        """The whole stroke goes another way now; who has seen a part keeps it until then."""
        self._live.pop(seat, None)

    def take_back(self, seat: Seat) -> bool:
        """Whoever has seen a part forgets it."""
        self._begin(seat, 0, bytearray(), taken_back=True)
        return True

    def missing(self, seen: Seen, besides: Seat | None) -> list[Piece]:
        """What a reader who has `seen` so much does not know; nobody is told his own."""
        found = (self._missing(seat, live, seen.get(seat)) for seat, live in self._live.items() if seat != besides)
        return [piece for piece in found if piece is not None]

    def note(self, seen: Seen, pieces: Iterable[Piece]) -> None:
        """The reader has taken `pieces`, which were all that he missed."""
        for piece in pieces:
            live = self._live[piece.seat]
            seen[piece.seat] = Mark(live.serial, live.stroke, len(live.data))

    def _begin(self, seat: Seat, stroke: int, data: bytearray, *, taken_back: bool = False) -> None:
        self._serial += 1
        self._live[seat] = _Live(self._serial, stroke, data, taken_back)

    def _missing(self, seat: Seat, live: _Live, mark: Mark | None) -> Piece | None:
        known = mark is not None and mark.serial == live.serial
        if live.taken_back:
            return None if mark is None or known else Piece(seat, mark.stroke, 0, b"")
        offset = mark.bytes if mark is not None and known else 0
        data = bytes(live.data[offset:])
        return Piece(seat, live.stroke, offset, data) if data else None
