"""Simplifies a stroke to the fewest points that still show the same line, as the browser does before it sends one."""

import math
from collections.abc import Sequence

from vernissage.drawing.ink import Point, Stroke

TOLERANCE = 0.9  # units of the sheet by which the simplified line may be off the drawn one
PRESSURE_WEIGHT = 0.6  # units that count as much as a step of pressure


def simplify(stroke: Stroke, tolerance: float = TOLERANCE) -> Stroke:
    """The stroke with fewer points (Ramer, Douglas and Peucker); the first and the last point stay."""
    points = stroke.points
    kept = {0, len(points) - 1}
    parts = [(0, len(points) - 1)]
    while parts:
        first, last = parts.pop()
        far, place = _farthest(points, first, last)
        if far > tolerance:
            kept.add(place)
            parts += [(first, place), (place, last)]
    return Stroke(stroke.width, _without_repeats([points[place] for place in sorted(kept)]))


def off_line(point: Point, start: Point, end: Point) -> float:
    """How far `point` is off the straight line from `start` to `end`, in position or in pressure."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    share = min(1.0, max(0.0, along / square)) if square else 0.0
    bent = abs(point[2] - (start[2] + (end[2] - start[2]) * share)) * PRESSURE_WEIGHT
    return max(math.hypot(point[0] - start[0] - dx * share, point[1] - start[1] - dy * share), bent)


def _farthest(points: Sequence[Point], first: int, last: int) -> tuple[float, int]:
    """The greatest distance of a point from the straight line, and the point's index; the first of several."""
    away = ((off_line(points[place], points[first], points[last]), -place) for place in range(first + 1, last))
    far, place = max(away, default=(0.0, -first))
    return far, -place


def _without_repeats(points: Sequence[Point]) -> tuple[Point, ...]:
    return tuple(point for place, point in enumerate(points) if place == 0 or point[:2] != points[place - 1][:2])
