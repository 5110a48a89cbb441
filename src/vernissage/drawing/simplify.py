"""The fewest points that still tell the same line, as the browser picks them before it sends a stroke."""

import math
from collections.abc import Sequence

from vernissage.drawing.ink import Point, Stroke

TOLERANCE = 0.9  # units of the sheet by which a kept line may run off the drawn one
PRESSURE_WEIGHT = 0.6  # units that a step of pressure weighs


def simplify(stroke: Stroke, tolerance: float = TOLERANCE) -> Stroke:
    """Ramer, Douglas and Peucker; the first and the last point stay."""
    points = stroke.points
    kept = {0, len(points) - 1}
    parts = [(0, len(points) - 1)]
    while parts:
        first, last = parts.pop()
        far, at = _farthest(points, first, last)
        if far > tolerance:
            kept.add(at)
            parts += [(first, at), (at, last)]
    return Stroke(stroke.width, _without_repeats([points[at] for at in sorted(kept)]))


def off_line(point: Point, start: Point, end: Point) -> float:
    """How far `point` is from the way between the two, in place or in pressure."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    share = min(1.0, max(0.0, along / square)) if square else 0.0
    bent = abs(point[2] - (start[2] + (end[2] - start[2]) * share)) * PRESSURE_WEIGHT
    return max(math.hypot(point[0] - start[0] - dx * share, point[1] - start[1] - dy * share), bent)


def _farthest(points: Sequence[Point], first: int, last: int) -> tuple[float, int]:
    """And where it is; the first of several."""
    away = ((off_line(points[at], points[first], points[last]), -at) for at in range(first + 1, last))
    far, at = max(away, default=(0.0, -first))
    return far, -at


def _without_repeats(points: Sequence[Point]) -> tuple[Point, ...]:
    return tuple(point for at, point in enumerate(points) if at == 0 or point[:2] != points[at - 1][:2])
