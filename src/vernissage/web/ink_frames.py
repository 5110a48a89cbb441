"""Live ink as bytes on the socket. In: one piece of one's own stroke; out: everybody's pieces since the last frame.

`[1][stroke][offset][bytes…]` and `[2]([seat u8][stroke][offset][length][bytes…])*`, where numbers are varints.
"""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from vernissage.table.ink import Piece

FROM_CLIENT, FROM_SERVER = 1, 2
INK_LIMIT = 1024  # bytes of a frame from a client


class BadFrame(ValueError):
    """What came is not live ink."""


class OwnPiece(Struct, frozen=True):
    stroke: int
    offset: int
    data: bytes


def read(frame: bytes) -> OwnPiece:
    if frame[:1] != bytes([FROM_CLIENT]):
        raise BadFrame(f"{len(frame)} bytes that begin with {frame[:1]!r}")
    stroke, after_stroke = _varint(frame, 1)
    offset, start = _varint(frame, after_stroke)
    return OwnPiece(stroke, offset, frame[start:])


def write(pieces: Iterable[Piece]) -> bytes:
    return b"".join([bytes([FROM_SERVER]), *map(_written, pieces)])


@lru_cache(maxsize=256)  # nobody is shown their own ink, so each piece goes out among others to every reader
def _written(piece: Piece) -> bytes:
    written = bytearray([piece.seat])
    _put(written, piece.stroke)
    _put(written, piece.offset)
    _put(written, len(piece.data))
    return bytes(written + piece.data)


def _varint(frame: bytes, at: int) -> tuple[int, int]:
    """A number of at most three bytes, and where the next thing begins."""
    value = 0
    for shift, byte in enumerate(frame[at : at + 3]):
        value |= (byte & 0x7F) << 7 * shift
        if not byte & 0x80:
            return value, at + shift + 1
    raise BadFrame("a number does not end")


def _put(frame: bytearray, number: int) -> None:
    while number > 0x7F:
        frame.append(number & 0x7F | 0x80)
        number >>= 7
    frame.append(number)
