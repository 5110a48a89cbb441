"""Drawings as other programs write them: `{"strokes": [[[x, …], [y, …]], …]}`."""

import math
from typing import TypeAlias

import msgspec
from msgspec import Struct

from vernissage.drawing.geometry import Line

Ink: TypeAlias = tuple[Line, ...]


class BadDrawing(ValueError):
    """What came is not a drawing."""


class _Written(Struct, frozen=True):
    strokes: tuple[tuple[tuple[float, ...], tuple[float, ...]], ...]


def drawing_of(text: bytes) -> Ink:
    """Raises `BadDrawing`; a stroke of no points is left out."""
    try:
        written = msgspec.json.decode(text, type=_Written)
    except msgspec.DecodeError as problem:
        raise BadDrawing(f"expected strokes as lists of x and lists of y; {problem}") from problem
    lines = tuple(_line(place, *stroke) for place, stroke in enumerate(written.strokes, 1))
    if not any(lines):
        raise BadDrawing("there is no point in it")
    return tuple(line for line in lines if line)


def _line(place: int, across: tuple[float, ...], down: tuple[float, ...]) -> Line:
    if len(across) != len(down):
        raise BadDrawing(f"stroke {place} has {len(across)} x and {len(down)} y")
    if not all(math.isfinite(number) for number in (*across, *down)):
        raise BadDrawing(f"stroke {place} is not finite")
    return tuple(zip(across, down, strict=True))
