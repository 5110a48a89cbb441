"""Every command of SVG's paths, on small paths made by hand."""

import math
from itertools import pairwise

import pytest

from vernissage.drawing.geometry import Line
from vernissage.drawing.paths import BadPath, lines_of


def only(data: str) -> Line:
    (line,) = lines_of(data)
    return line


def near(line: Line, *spots: tuple[float, float], tolerance: float = 0.2) -> bool:
    """Does the line pass each of them?"""
    passed = [(x + (u - x) * i / 20, y + (v - y) * i / 20) for (x, y), (u, v) in pairwise(line) for i in range(21)]
    return all(min(math.dist(spot, point) for point in passed) < tolerance for spot in spots)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ("M1 2L3 4", ((1, 2), (3, 4))),
        ("m1 2l3 4", ((1, 2), (4, 6))),
        ("M1 2 3 4 5 6", ((1, 2), (3, 4), (5, 6))),  # more points after M are lines
        ("m1,2,3,4", ((1, 2), (4, 6))),
        ("M1 2H5h2", ((1, 2), (5, 2), (7, 2))),
        ("M1 2V5v-2", ((1, 2), (1, 5), (1, 3))),
        ("M0 0L4 0 4 4Z", ((0, 0), (4, 0), (4, 4), (0, 0))),
        ("M-.5.5L1e1-2", ((-0.5, 0.5), (10, -2))),  # numbers may stand close together
    ],
)
def test_straight_lines(data: str, line: Line) -> None:
    assert only(data) == line


def test_a_new_move_lifts_the_pen() -> None:
    assert lines_of("M0 0L1 0M5 5l1 0") == [((0, 0), (1, 0)), ((5, 5), (6, 5))]


def test_after_closing_steps_go_on_from_the_beginning() -> None:
    assert lines_of("M2 2h4v4zl1 1")[1] == ((2, 2), (3, 3))


def test_a_cubic_curve_passes_its_middle_and_ends_where_it_says() -> None:
    line = only("M0 0C0 10 10 10 10 0")
    assert line[-1] == (10, 0)
    assert near(line, (5, 7.5))
    assert only("m0 0c0 10 10 10 10 0") == line


def test_a_smooth_cubic_mirrors_the_last_control_point() -> None:
    assert only("M0 0C0 10 10 10 10 0S20-10 20 0") == only("M0 0C0 10 10 10 10 0C10-10 20-10 20 0")
    assert only("M0 0L5 5s5 5 5 0") == only("M0 0L5 5C5 5 10 10 10 5")  # nothing to mirror after a line


def test_a_quadratic_curve_and_its_smooth_follower() -> None:
    assert near(only("M0 0Q5 10 10 0"), (5, 5), (10, 0))
    assert only("M0 0q5 10 10 0t10 0") == only("M0 0Q5 10 10 0Q15-10 20 0")


@pytest.mark.parametrize(
    ("flags", "passes"),
    [("0 1", (5, -5)), ("0 0", (5, 5)), ("1 1", (5, -5)), ("1 0", (5, 5))],
)
def test_an_arc_goes_round_the_side_that_its_flags_say(flags: str, passes: tuple[float, float]) -> None:
    line = only(f"M0 0A5 5 0 {flags} 10 0")
    assert near(line, passes, (10, 0))


def test_a_large_arc_is_the_long_way_round() -> None:
    small, large = only("M0 0A10 10 0 0 1 10 0"), only("M0 0A10 10 0 1 1 10 0")
    assert near(small, (5, math.sqrt(75) - 10))
    assert near(large, (5, -math.sqrt(75) - 10))


def test_an_arc_may_be_tilted_its_flags_stick_and_its_radii_grow_to_reach() -> None:
    assert near(only("M0 0a1 1 45 0110 0"), (5, -5), (10, 0))


def test_an_arc_without_a_radius_is_a_line() -> None:
    assert only("M0 0A0 5 0 0 1 10 0") == ((0, 0), (10, 0))


@pytest.mark.parametrize("data", ["10 10", "M1", "M0 0 C 1 2 3", "M0 0 X 1 1"])
def test_what_is_no_path_is_refused(data: str) -> None:
    with pytest.raises(BadPath):
        lines_of(data)
