"""The binary format of live ink on the socket. In: a piece of the sender's stroke; out: everybody's pieces since then.

`[1][stroke][offset][bytes…]` and `[2]([seat u8][stroke][offset][length][bytes…])*`, where numbers are varints.
"""

from vernissage.table.ink.live_ink import Piece
from vernissage.table.readers.visitor import InkShown

_FROM_CLIENT, _FROM_SERVER = 1, b"\x02"
_BYTES = [bytes([byte]) for byte in range(256)]


class BadFrame(ValueError):
    """The frame is not live ink."""


def read(frame: bytes) -> tuple[int, int, bytes]:
    """Reads stroke, offset and bytes."""
    try:
        kind, stroke, offset, start = frame[0], frame[1], frame[2], 3
        if stroke > 0x7F:
            stroke, start = _varint(frame, 1)
            offset, start = frame[start], start + 1
        if offset > 0x7F:
            offset, start = _varint(frame, start - 1)
    except IndexError:
        raise BadFrame(f"only {len(frame)} bytes") from None
    if kind != _FROM_CLIENT:
        raise BadFrame(f"it begins with {kind}")
    return stroke, offset, frame[start:]


def write(shown: InkShown) -> bytes:
    return _FROM_SERVER + b"".join([_record(piece) for piece in shown.pieces])


def _record(piece: Piece) -> bytes:
    stroke, offset, data = piece.stroke, piece.offset, piece.data
    if stroke > 0x7F or offset > 0x3FFF or len(data) > 0x7F:
        return b"".join((_BYTES[piece.seat], _number(stroke), _number(offset), _number(len(data)), data))
    if offset > 0x7F:
        return bytes((piece.seat, stroke, offset & 0x7F | 0x80, offset >> 7, len(data))) + data
    return bytes((piece.seat, stroke, offset, len(data))) + data  # as most are at first


def _number(number: int) -> bytes:
    if number < 0x80:
        return _BYTES[number]
    return _BYTES[number & 0x7F | 0x80] + _number(number >> 7)


def _varint(frame: bytes, start: int) -> tuple[int, int]:
    """Reads a number of at most three bytes; returns it and the position after it."""
    value = shift = 0
    for end, byte in enumerate(frame[start : start + 3], start + 1):
        if byte < 0x80:
            return value | byte << shift, end
        value |= (byte & 0x7F) << shift
        shift += 7
    raise BadFrame("a number does not end")
