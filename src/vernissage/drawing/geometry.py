"""Geometry of lines, which are lists of points: transforms, measures and thins them out."""

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

Spot: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Spot, ...]
Matrix: TypeAlias = tuple[float, float, float, float, float, float]  # a b c d e f, as SVG writes them
Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


def moved(x: float, y: float) -> Matrix:
    return (1, 0, 0, 1, x, y)


def scaled(x: float, y: float) -> Matrix:
    return (x, 0, 0, y, 0, 0)


def turned(degrees: float) -> Matrix:
    """A turn clockwise, as y grows downwards."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (cos, sin, -sin, cos, 0, 0)


def chained(*matrices: Matrix) -> Matrix:
    """The product of the matrices. The last one is applied first, as in SVG."""
    result = IDENTITY
    for matrix in matrices:
        a, b, c, d, e, f = result
        u, v, w, x, y, z = matrix
        result = (a * u + c * v, b * u + d * v, a * w + c * x, b * w + d * x, a * y + c * z + e, b * y + d * z + f)
    return result


def apply(matrix: Matrix, line: Iterable[Spot]) -> Line:
    a, b, c, d, e, f = matrix
    return tuple([(a * x + c * y + e, b * x + d * y + f) for x, y in line])


def length(line: Sequence[Spot]) -> float:
    return sum(map(math.dist, line, line[1:]))


def box(lines: Iterable[Iterable[Spot]]) -> Box:
    spots = [spot for line in lines for spot in line]
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return min(across), min(down), max(across), max(down)


def thinned(line: Sequence[Spot], tolerance: float) -> Line:
    """The same line with fewer points, nowhere off by more than `tolerance` (Douglas and Peucker)."""
    kept = {0, len(line) - 1}
    open_pieces = [(0, len(line) - 1)]
    squared = tolerance * tolerance
    while open_pieces:
        first, last = open_pieces.pop()
        if last - first < 2:
            continue  # nothing lies between them
        gap, furthest = _furthest(line, first, last)
        if gap > squared:
            kept.add(furthest)
            open_pieces += [(first, furthest), (furthest, last)]
    return tuple(line[i] for i in sorted(kept))


def _furthest(line: Sequence[Spot], first: int, last: int) -> tuple[float, int]:
    """The point between `first` and `last` furthest off the straight line: its squared distance, and its index."""
    (left, top), (u, v) = line[first], line[last]
    dx, dy = u - left, v - top
    whole = dx * dx + dy * dy
    gap, furthest = 0.0, 0
    for place in range(first + 1, last):
        x, y = line[place]
        x, y = x - left, y - top
        along = x * dx + y * dy
        if along <= 0:
            off = x * x + y * y
        elif along >= whole:
            off = (x - dx) ** 2 + (y - dy) ** 2
        else:
            across = x * dy - y * dx
            off = across * across / whole
        if off >= gap:
            gap, furthest = off, place
    return gap, furthest
