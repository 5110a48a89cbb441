"""Curves as points: they begin and end where they should, and lie where they should in between."""

import math
from itertools import pairwise

import pytest

from vernissage.drawing.curves import arc, around, cubic, quadratic, through


def test_a_cubic_curve_ends_where_it_says_and_passes_its_middle() -> None:
    points = list(cubic((0, 0), (0, 10), (10, 10), (10, 0)))
    assert points[-1] == (10, 0)
    assert min(math.dist(point, (5, 7.5)) for point in points) < 1


def test_a_quadratic_curve_is_pulled_half_way_to_its_control() -> None:
    assert max(y for _, y in quadratic((0, 0), (5, 10), (10, 0))) == pytest.approx(5, abs=0.2)


def test_a_long_curve_has_more_points_than_a_short_one_but_never_too_many() -> None:
    counts = [len(list(cubic((0, 0), (size, 0), (size, size), (0, size)))) for size in (1, 100, 100_000)]
    assert counts == sorted(counts)
    assert counts[-1] <= 48


def test_points_around_an_ellipse_are_all_on_it_and_both_ends_are_among_them() -> None:
    points = list(around((5, 5), (4, 2), 0, math.tau))
    assert all(((x - 5) / 4) ** 2 + ((y - 5) / 2) ** 2 == pytest.approx(1) for x, y in points)
    assert points[0] == pytest.approx(points[-1])


def test_a_smooth_line_passes_all_its_spots() -> None:
    spots = [(0.0, 0.0), (10.0, 20.0), (30.0, 5.0)]
    line = through(spots)
    assert all(spot in line for spot in spots)
    closed = through(spots, closed=True)
    assert closed[0] == pytest.approx(closed[-1])
    assert max(math.dist(one, other) for one, other in pairwise(closed)) < 10


@pytest.mark.parametrize(("large", "lowest"), [(False, -5), (True, -5)])
def test_an_arc_bulges_to_the_side_that_it_says(large: bool, lowest: float) -> None:
    over = list(arc((0, 0), (5, 5), 0, large, True, (10, 0)))
    under = list(arc((0, 0), (5, 5), 0, large, False, (10, 0)))
    assert min(y for _, y in over) == pytest.approx(lowest, abs=0.1)
    assert max(y for _, y in under) == pytest.approx(-lowest, abs=0.1)
    assert over[-1] == pytest.approx((10, 0))


def test_radii_that_are_too_small_are_enlarged_and_without_any_it_is_a_line() -> None:
    assert list(arc((0, 0), (1, 1), 0, False, True, (10, 0)))[-1] == pytest.approx((10, 0))
    assert list(arc((0, 0), (0, 5), 0, False, True, (10, 0))) == [(10, 0)]
