"""Any bytes where ink should be: ink that can be read, written and read again, or a clear no."""

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.effort import effort
from vernissage.drawing.ink import FULL_PRESSURE, LONG, MAX_POINTS, WIDTHS, BadInk, Stroke, decode, encode, fits
from vernissage.web.socket import ink_frames
from vernissage.web.socket.ink_frames import BadFrame

POINTS = st.tuples(st.integers(-50, LONG + 50), st.integers(-50, LONG + 50), st.integers(0, FULL_PRESSURE))
STROKES = st.builds(Stroke, st.sampled_from(WIDTHS), st.lists(POINTS, min_size=1, max_size=60).map(tuple))
HURT = st.lists(st.tuples(st.integers(0, 400), st.sampled_from(["cut", "double", "swap", "flip"]), st.integers(0, 255)))


def hurt(data: bytes, wounds: list[tuple[int, str, int]]) -> bytes:
    """`data`, cut, doubled, swapped or with another byte here and there."""
    for at, how, byte in wounds:
        at %= len(data) + 1
        match how:
            case "cut":
                data = data[:at] + data[at + 1 + byte % 4 :]
            case "double":
                data = data[:at] + data[at : at + byte] * 2 + data[at + byte :]
            case "swap":
                data = data[at:] + data[:at]
            case _:
                data = data[:at] + bytes([byte]) + data[at + 1 :]
    return data


@effort(short=1_500)
@given(STROKES, HURT)
def test_a_stroke_that_was_hurt_is_a_stroke_or_bad_ink(stroke: Stroke, wounds: list[tuple[int, str, int]]) -> None:
    text = hurt(encode(stroke).encode(), wounds).decode("latin-1")
    with suppress(BadInk):
        read = decode(text)
        assert 1 <= len(read.points) <= MAX_POINTS
        assert fits(text, upright=False) in (True, False)
        assert decode(encode(read)) == read


@effort(short=1_500)
@given(st.integers(0, 2**21), st.integers(0, 2**21), st.binary(max_size=900), HURT)
def test_a_frame_that_was_hurt_is_a_piece_or_a_bad_frame(
    stroke: int, offset: int, data: bytes, wounds: list[tuple[int, str, int]]
) -> None:
    frame = hurt(bytes([1]) + _varint(stroke) + _varint(offset) + data, wounds)
    with suppress(BadFrame):
        stroke, offset, data = ink_frames.read(frame)
        assert len(data) < len(frame)
        assert 0 <= stroke < 2**21
        assert 0 <= offset < 2**21


def _varint(number: int) -> bytes:
    low, rest = number & 0x7F, number >> 7
    return bytes([low]) if not rest else bytes([low | 0x80]) + _varint(rest)
