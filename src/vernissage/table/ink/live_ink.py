"""Live ink, in memory only: what is drawn now, and what of it each reader has not seen."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat

MAX_STROKE_BYTES = 9000  # bytes of one stroke, the most that a sheet accepts
MOST_WET = 8  # strokes of one seat that are not stored yet

StrokeId: TypeAlias = tuple[Seat, int]


class Piece(Struct, frozen=True, gc=False):
    """The next bytes of a stroke, from `offset` on. No bytes at offset 0 mean that the stroke is taken back."""

    seat: Seat
    stroke: int  # the number that its drawer gave it: no other on the same sheet has it
    offset: int
    data: bytes


class Mark(Struct, frozen=True):
    """How far a reader has seen a stroke."""

    serial: int
    bytes: int


Seen: TypeAlias = dict[StrokeId, Mark]


class _Wet(Struct):
    serial: int  # another one when a stroke begins again under the same number
    data: bytearray
    is_known: bool  # whether readers have seen something under this number
    told: int = 0  # bytes of it that they have seen
    is_taken_back: bool = False

    def news(self, stroke_id: StrokeId, piece: Piece | None) -> Piece | None:
        """Returns what up-to-date readers are shown now; `piece` if that is all that came."""
        if self.is_taken_back:
            piece = Piece(*stroke_id, 0, b"") if self.is_known else None
        elif piece is None:
            piece = Piece(*stroke_id, self.told, bytes(self.data[self.told :]))
        self.is_known, self.told = not self.is_taken_back, len(self.data)
        return piece


class Inkwell:
    """Holds every stroke from its first piece until it is stored or taken back. There is no queue: readers who are
    behind get what is missing in one piece; those who keep up get the `news` alone."""

    def __init__(self) -> None:
        self._wet: dict[StrokeId, _Wet] = {}
        self._serial = 0
        self._changed: dict[
            StrokeId, Piece | None
        ] = {}  # changed since the last news; with the piece, if there was one only
        self._taken_back: list[StrokeId] = []

    @property
    def seats(self) -> set[Seat]:
        """Who draw just now."""
        return {seat for (seat, _), wet in self._wet.items() if not wet.is_taken_back}

    @property
    def is_dry(self) -> bool:
        return not self._wet

    def put(self, piece: Piece) -> bool:
        """Adds a piece; returns False if it does not continue anything: a gap, an unknown stroke, or too long."""
        offset, data = piece.offset, piece.data
        if offset == 0:
            return self._begin(piece) if data else self.take_back(piece.seat, piece.stroke)
        stroke_id = (piece.seat, piece.stroke)
        wet = self._wet.get(stroke_id)
        if wet is None or wet.is_taken_back or len(wet.data) != offset or offset + len(data) > MAX_STROKE_BYTES:
            return False
        self._changed[stroke_id] = None if stroke_id in self._changed else piece
        wet.data += data
        return True

    def dry(self, seat: Seat, stroke: int) -> None:
        """Ends a stroke that is stored; readers keep the part they have seen until they get it whole."""
        self._wet.pop((seat, stroke), None)

    def take_back(self, seat: Seat, stroke: int) -> bool:
        """Takes a stroke back: readers who have seen a part remove it. Returns False if there is no such stroke."""
        wet = self._wet.get((seat, stroke))
        if wet is None or wet.is_taken_back:
            return False
        wet.is_taken_back = True
        self._changed[seat, stroke] = None
        self._taken_back.append((seat, stroke))
        return True

    def take_all_back(self, seat: Seat) -> bool:
        taken = [self.take_back(drawer, stroke) for drawer, stroke in self._wet if drawer == seat]
        return any(taken)

    def news(self) -> tuple[Piece, ...]:
        """Returns what has changed since the last call. The cost depends on what was drawn since, however much is
        wet."""
        changed, self._changed = self._changed, {}
        pieces = []
        for stroke_id, piece in changed.items():
            wet = self._wet.get(stroke_id)
            if wet is not None and (new := wet.news(stroke_id, piece)) is not None:
                pieces.append(new)
        return tuple(pieces)

    def told(self) -> Seen:
        """Returns how far up-to-date readers have seen every stroke."""
        wet = self._wet.items()
        return {stroke_id: Mark(ink.serial if ink.told else 0, ink.told) for stroke_id, ink in wet if ink.is_known}

    def missing(self, seen: Seen) -> list[Piece]:
        """Returns what a reader who has `seen` this much is missing."""
        missing = (self._missing(stroke_id, wet, seen.get(stroke_id)) for stroke_id, wet in self._wet.items())
        return [piece for piece in missing if piece is not None]

    def note(self, seen: Seen, pieces: Iterable[Piece]) -> None:
        """Records that the reader was shown `pieces`, which were all that they missed."""
        for piece in pieces:
            stroke_id = (piece.seat, piece.stroke)
            seen[stroke_id] = Mark(self._wet[stroke_id].serial, len(self._wet[stroke_id].data))
        wet = self._wet
        for stroke_id in [seen_id for seen_id in seen if seen_id not in wet or wet[seen_id].is_taken_back]:
            del seen[stroke_id]

    def forget_taken_back(self) -> None:
        """Forgets strokes that were taken back, once every reader has been told."""
        for stroke_id in self._taken_back:
            if stroke_id in self._wet and self._wet[stroke_id].is_taken_back:  # not begun again since
                del self._wet[stroke_id]
        self._taken_back.clear()

    def _begin(self, piece: Piece) -> bool:
        self._serial += 1
        stroke_id = (piece.seat, piece.stroke)
        before = self._wet.pop(stroke_id, None)  # begun again: it becomes the latest
        self._wet[stroke_id] = _Wet(self._serial, bytearray(piece.data), before is not None and before.is_known)
        self._changed[stroke_id] = piece
        of_seat = [stroke_id for stroke_id in self._wet if stroke_id[0] == piece.seat]
        for stroke_id in of_seat[:-MOST_WET]:
            del self._wet[stroke_id]
        return True

    def _missing(self, stroke_id: StrokeId, wet: _Wet, mark: Mark | None) -> Piece | None:
        if wet.is_taken_back:
            return None if mark is None else Piece(*stroke_id, 0, b"")
        offset = mark.bytes if mark is not None and mark.serial == wet.serial else 0
        data = bytes(wet.data[offset:])
        return Piece(*stroke_id, offset, data) if data else None
