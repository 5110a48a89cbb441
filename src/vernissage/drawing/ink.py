"""A stroke in a few bytes a point, the same on every screen.

A sheet is 1200 × 900 units (900 × 1200 upright). A stroke is text, base64url without padding, of: one byte
with the width (0 to 2) and the flag 4 when the pen told its pressure; then for each point the signed steps in x and y
(and pressure, 0 to 15) from the point before, as zigzag varints.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, repeat
from operator import sub

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
    return text_of(b"".join(growing(stroke)))


def text_of(data: bytes) -> str:
    """What `growing` gives, together, as it is stored."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def growing(stroke: Stroke) -> list[bytes]:
    """The bytes of the stroke point by point, as its pen puts them down."""
    xs, ys, pressures = zip(*stroke.points, strict=True)
    has_pressure = any(pressure != FULL_PRESSURE for pressure in pressures)
    head = bytes([stroke.width | (_PRESSURE_FLAG if has_pressure else 0)])
    axes = map(_steps, (xs, ys, pressures) if has_pressure else (xs, ys))
    points = list(map(b"".join, zip(*axes, strict=True)))
    points[0] = head + points[0]
    return points


def _steps(places: Sequence[int]) -> Iterator[bytes]:
    """Along one axis, from one point to the next."""
    return map(_written, map(sub, places, (0, *places)))


def spots(text: str) -> tuple[list[int], list[int]]:
    """Every x and every y, for callers that don't need the pressure. Raises `BadInk` like `decode`."""
    _, xs, ys, _ = _columns(text)
    return xs, ys


def decode(text: str) -> Stroke:
    """Raises `BadInk` for anything that is not a stroke."""
    width, xs, ys, pressures = _columns(text)
    return Stroke(width, tuple(zip(xs, ys, pressures or repeat(FULL_PRESSURE), strict=False)))


def fits(text: str, *, upright: bool) -> bool:
    """Does the stroke lie on the sheet, as its owner holds it? Raises `BadInk` for anything that is not one."""
    _, xs, ys, pressures = _columns(text)
    width, height = (SHORT, LONG) if upright else (LONG, SHORT)
    return (
        min(xs) >= 0
        and max(xs) <= width
        and min(ys) >= 0
        and max(ys) <= height
        and (not pressures or (min(pressures) >= 0 and max(pressures) <= FULL_PRESSURE))
    )


def _columns(text: str) -> tuple[int, list[int], list[int], list[int]]:
    """The width, every x, every y, and every pressure: none where the pen told no pressure."""
    data = _bytes(text)
    head, axes = data[0], 3 if data[0] & _PRESSURE_FLAG else 2
    if head & ~(_PRESSURE_FLAG | 3) or head & 3 not in WIDTHS:
        raise BadInk(f"unknown head {head}")
    steps = _read(data[1:])
    if not steps or len(steps) % axes or len(steps) // axes > MAX_POINTS:
        raise BadInk(f"{len(steps)} steps for {axes} axes")
    pressures = list(accumulate(steps[2::3])) if axes == 3 else []
    return head & 3, list(accumulate(steps[::axes])), list(accumulate(steps[1::axes])), pressures


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
    """Nearly all steps are a byte: those between two longer ones are read at once."""
    steps: list[int] = []
    at = 0
    for long in _LONG_STEP.finditer(data):
        steps += _short_steps(data[at : long.start()])
        steps.append(_long_step(long[0]))
        at = long.end()
    return steps + _short_steps(data[at:])


def _short_steps(data: bytes) -> list[int]:
    return memoryview(data.translate(_SIGNED)).cast("b").tolist()


def _long_step(data: bytes) -> int:
    if len(data) > 3:
        raise BadInk("a step is too long")
    if data[-1] > 0x7F:
        raise BadInk("cut off")
    value = 0
    for byte in reversed(data):
        value = value << 7 | byte & 0x7F
    return _signed(value)


def _signed(value: int) -> int:
    return -((value + 1) >> 1) if value & 1 else value >> 1


_LONG_STEP = re.compile(rb"[\x80-\xff]+[\x00-\x7f]?")
_SIGNED = bytes(_signed(value) & 0xFF for value in range(0x80)).ljust(256)  # as the bytes of signed numbers
