"""Live ink as bytes on the socket. In: one piece of one's own stroke; out: everybody's pieces since the last frame.

`[1][stroke][offset][bytes…]` and `[2]([seat u8][stroke][offset][length][bytes…])*`, where numbers are varints.
"""

from vernissage.core.seat import Seat
from vernissage.table.ink import Piece
from vernissage.table.visitor import InkShown

_FROM_CLIENT, _FROM_SERVER = b"\x01", b"\x02"
INK_LIMIT = 1024  # bytes of a frame from a client


class BadFrame(ValueError):
    """What came is not live ink."""


def read(frame: bytes) -> tuple[int, int, bytes]:
    """Stroke, offset and bytes."""
    if frame[:1] != _FROM_CLIENT:
        raise BadFrame(f"{len(frame)} bytes that begin with {frame[:1]!r}")
    stroke, after_stroke = _varint(frame, 1)
    offset, start = _varint(frame, after_stroke)
    return stroke, offset, frame[start:]


class Writer:
    """Nobody is shown their own ink, so each piece goes out among others to every reader: it is written once. A table
    shows the same pieces to all its readers one after another, so the last ones are enough to keep."""

    def __init__(self) -> None:
        self._pieces: tuple[Piece, ...] = ()
        self._records: list[tuple[Seat, bytes]] = []

    def write(self, shown: InkShown) -> bytes:
        if shown.pieces is not self._pieces:
            self._pieces = shown.pieces
            self._records = [(piece.seat, _written(piece)) for piece in shown.pieces]
        besides = shown.besides
        return b"".join([_FROM_SERVER, *[record for seat, record in self._records if seat != besides]])


def _written(piece: Piece) -> bytes:
    written = bytearray([piece.seat])
    for number in (piece.stroke, piece.offset, len(piece.data)):
        while number > 0x7F:
            written.append(number & 0x7F | 0x80)
            number >>= 7
        written.append(number)
    return bytes(written + piece.data)


def _varint(frame: bytes, at: int) -> tuple[int, int]:
    """A number of at most three bytes, and where the next thing begins."""
    value = shift = 0
    for byte in frame[at : at + 3]:
        at += 1
        if byte < 0x80:
            return value | byte << shift, at
        value |= (byte & 0x7F) << shift
        shift += 7
    raise BadFrame("a number does not end")
