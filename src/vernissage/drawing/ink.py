"""A stroke in a few bytes a point, the same on every screen.

A sheet is 1200 × 900 units (900 × 1200 upright). A stroke is text, base64url without padding, of: one byte
with the width (0 to 2) and the flag 4 when the pen told its pressure; then for each point the signed steps in x and y
(and pressure, 0 to 15) from the point before, as zigzag varints.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, repeat

from msgspec import Struct

LONG, SHORT = 1200, 900
WIDTHS = (0, 1, 2)
MAX_POINTS = 2000
FULL_PRESSURE = 15
_PRESSURE_FLAG = 4
MAX_TEXT = 12_000
_ALPHABET = re.compile("[A-Za-z0-9_-]+")  # the decoder would skip any other sign

Point = tuple[int, int, int]  # x, y, pressure


class BadInk(ValueError):
    """What came is not a stroke."""


class Stroke(Struct, frozen=True):
    width: int
    points: tuple[Point, ...]


def encode(stroke: Stroke) -> str:
    return urlsafe_b64encode(b"".join(growing(stroke))).decode().rstrip("=")


def growing(stroke: Stroke) -> Iterator[bytes]:
    """The bytes of the stroke point by point, as its pen puts them down."""
    has_pressure = any(pressure != FULL_PRESSURE for _, _, pressure in stroke.points)
    head = bytes([stroke.width | (_PRESSURE_FLAG if has_pressure else 0)])
    x = y = pressure = 0
    for u, v, pressed in stroke.points:
        steps = _written(u - x) + _written(v - y) + (_written(pressed - pressure) if has_pressure else b"")
        yield head + steps
        head, x, y, pressure = b"", u, v, pressed


def decode(text: str) -> Stroke:
    """Raises `BadInk` for anything that is not a stroke."""
    data = _bytes(text)
    head, axes = data[0], 3 if data[0] & _PRESSURE_FLAG else 2
    if head & ~(_PRESSURE_FLAG | 3) or head & 3 not in WIDTHS:
        raise BadInk(f"unknown head {head}")
    steps = _read(data[1:])
    if not steps or len(steps) % axes or len(steps) // axes > MAX_POINTS:
        raise BadInk(f"{len(steps)} steps for {axes} axes")
    return Stroke(head & 3, tuple(_points(steps, axes)))


def fits(stroke: Stroke, *, upright: bool) -> bool:
    """Does it lie on the sheet, as its owner holds it (P35)?"""
    width, height = (SHORT, LONG) if upright else (LONG, SHORT)
    return all(0 <= x <= width and 0 <= y <= height and 0 <= p <= FULL_PRESSURE for x, y, p in stroke.points)


def _bytes(text: str) -> bytes:
    if len(text) > MAX_TEXT or not _ALPHABET.fullmatch(text):
        raise BadInk(f"{len(text)} characters")
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (Error, ValueError) as error:
        raise BadInk("not base64") from error
    if not data:
        raise BadInk("empty")
    return data


def _points(steps: list[int], axes: int) -> Iterator[Point]:
    pressures = accumulate(steps[2::3]) if axes == 3 else repeat(FULL_PRESSURE)
    return zip(accumulate(steps[::axes]), accumulate(steps[1::axes]), pressures, strict=False)


@lru_cache(maxsize=8192)
def _written(step: int) -> bytes:
    rest = step << 1 if step >= 0 else (-step << 1) - 1
    data = bytearray()
    while rest > 0x7F:
        data.append(rest & 0x7F | 0x80)
        rest >>= 7
    data.append(rest)
    return bytes(data)


def _read(data: bytes) -> list[int]:
    steps: list[int] = []
    value = shift = 0
    for byte in data:
        if byte < 0x80 and not shift:  # as nearly all are
            steps.append(_SHORT_STEPS[byte])
            continue
        value |= (byte & 0x7F) << shift
        shift += 7
        if shift > 21:
            raise BadInk("a step is too long")
        if byte < 0x80:
            steps.append(_signed(value))
            value = shift = 0
    if shift:
        raise BadInk("cut off")
    return steps


def _signed(value: int) -> int:
    return -((value + 1) >> 1) if value & 1 else value >> 1


_SHORT_STEPS = [_signed(value) for value in range(0x80)]
