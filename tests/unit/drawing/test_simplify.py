"""A simplified stroke tells the same line with fewer points."""

import math
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.drawing.test_ink import STROKES
from vernissage.drawing.ink import LONG, SHORT, Point, Stroke, encode
from vernissage.drawing.simplify import off_line, simplify

SIGHT = 100  # samples per second of a good pen


def test_points_on_a_straight_line_go_and_corners_stay() -> None:
    line = Stroke(1, ((0, 0, 15), (50, 0, 15), (100, 0, 15), (100, 50, 15), (100, 100, 15)))
    assert simplify(line).points == ((0, 0, 15), (100, 0, 15), (100, 100, 15))


def test_a_change_of_pressure_is_kept() -> None:
    line = Stroke(1, ((0, 0, 2), (50, 0, 15), (100, 0, 2)))
    assert simplify(line) == line


def test_a_dot_stays_a_dot() -> None:
    assert simplify(Stroke(2, ((7, 7, 15),))).points == ((7, 7, 15),)
    assert simplify(Stroke(2, ((7, 7, 15), (7, 7, 15), (7, 7, 15)))).points == ((7, 7, 15),)


@settings(deadline=None)
@given(STROKES, st.floats(0, 20))
def test_no_point_is_further_off_than_allowed(stroke: Stroke, tolerance: float) -> None:
    kept = simplify(stroke, tolerance).points
    assert kept[0] == stroke.points[0]
    assert kept[-1][:2] == stroke.points[-1][:2]
    parts = list(pairwise(kept)) or [(kept[0], kept[0])]
    for x, y, _ in stroke.points:
        assert min(off_line((x, y, 0), (*a[:2], 0), (*b[:2], 0)) for a, b in parts) <= tolerance + 1e-9


@settings(deadline=None)
@given(STROKES)
def test_no_point_is_made_up_or_moved(stroke: Stroke) -> None:
    drawn = iter(stroke.points)
    assert all(point in drawn for point in simplify(stroke).points)


def wandering(rng: Random, seconds: float) -> Stroke:
    """A curved line at the pace of a hurried hand, with a pen that tells its pressure."""
    x, y, heading = rng.uniform(200, LONG - 200), rng.uniform(200, SHORT - 200), rng.uniform(0, math.tau)
    bend, points = 0.0, list[Point]()
    for at in range(int(seconds * SIGHT)):
        bend += rng.gauss(0, 0.03) - 0.1 * bend
        heading += bend
        x = min(LONG, max(0, x + 6 * math.cos(heading)))
        y = min(SHORT, max(0, y + 6 * math.sin(heading)))
        points.append((round(x), round(y), round(9 + 4 * math.sin(at / 25))))
    return Stroke(1, tuple(points))


def test_two_busy_minutes_are_under_20_kilobytes() -> None:
    rng = Random(7)
    drawing = [wandering(rng, rng.uniform(0.3, 1.5)) for _ in range(100)]  # 90 s of ink; the pen moves in between
    size = sum(len(encode(simplify(stroke))) for stroke in drawing)
    assert sum(len(encode(stroke)) for stroke in drawing) > 30_000
    assert size < 20_000
