"""Live ink as bytes: read back as it was written, and nothing else read at all."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vernissage.contract.seat import Seat
from vernissage.table.ink.live_ink import Piece
from vernissage.table.readers.visitor import InkShown
from vernissage.web.socket.ink_frames import BadFrame, read, write

PIECES = st.builds(Piece, st.integers(0, 5), st.integers(0, 2**21 - 1), st.integers(0, 20_000), st.binary(max_size=300))


def pieces_in(frame: bytes) -> list[Piece]:
    """As a client reads it."""
    assert frame[0] == 2
    at, pieces = 1, []

    def number() -> int:
        nonlocal at
        value = shift = 0
        while True:
            byte = frame[at]
            at, value, shift = at + 1, value | (byte & 0x7F) << shift, shift + 7
            if byte < 0x80:
                return value

    while at < len(frame):
        seat = Seat(frame[at])
        at += 1
        stroke, offset, length = number(), number(), number()
        pieces.append(Piece(seat, stroke, offset, frame[at : at + length]))
        at += length
    return pieces


@settings(deadline=None)
@given(st.lists(PIECES, max_size=6))
def test_a_client_reads_what_the_server_wrote(pieces: list[Piece]) -> None:
    assert pieces_in(write(InkShown(tuple(pieces)))) == pieces


def test_a_piece_from_a_client_is_read() -> None:
    assert read(bytes([1, 7, 0]) + b"abc") == (7, 0, b"abc")
    assert read(bytes([1, 0xFF, 1, 0x80 | 44, 2]) + b"x") == (255, 300, b"x")
    assert read(bytes([1, 7, 0])) == (7, 0, b"")


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\x01",
        b"\x01\x07",
        b"\x02\x07\x00",
        b"\x01\x07\x80",
        b"\x01\x07\x80\x80\x80\x01",
        b"\x01\xff\xff\xff\x01\x00",
    ],
)
def test_what_is_no_ink_is_a_bad_frame(frame: bytes) -> None:
    with pytest.raises(BadFrame):
        read(frame)


@settings(deadline=None)
@given(st.binary(max_size=40))
def test_any_bytes_are_a_piece_or_a_bad_frame(frame: bytes) -> None:
    try:
        stroke, offset, _ = read(frame)
    except BadFrame:
        return
    assert 0 <= stroke < 2**21
    assert 0 <= offset < 2**21
