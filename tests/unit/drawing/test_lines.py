"""All lines of a drawing in one array are what they were one by one."""

import math

import numpy as np
import pytest

from vernissage.drawing.geometry import Line, apply, length, turned
from vernissage.drawing.lines import Lines, transformed

SHORT: Line = ((0.0, 0.0), (3.0, 4.0))
LONG: Line = ((1.0, 1.0), (1.0, 2.0), (2.0, 2.0), (2.0, 3.0))
BOTH = Lines.of([SHORT, LONG])


def split(lines: Lines) -> list[Line]:
    """One by one again."""
    parts = np.split(lines.points, lines.starts[1:])
    return [tuple((float(x), float(y)) for x, y in part) for part in parts]


def test_lines_go_in_and_come_out_the_same() -> None:
    assert split(BOTH) == [SHORT, LONG]


def test_a_dot_is_a_line_from_its_place_to_the_same() -> None:
    assert split(Lines.of([((5.0, 6.0),)])) == [((5.0, 6.0), (5.0, 6.0))]


def test_no_step_leads_from_one_line_to_the_next() -> None:
    assert BOTH.ways.tolist() == [5, 0, 1, 1, 1, 0]
    way = BOTH.gone[BOTH.ends] - BOTH.gone[BOTH.starts]
    assert way.tolist() == pytest.approx([length(SHORT), length(LONG)])


def test_the_ends_of_lines_are_not_inside() -> None:
    assert BOTH.inner.tolist() == [False, False, False, True, True, False]


def test_pieces_may_share_a_point() -> None:
    assert split(BOTH.taken([(0, 2), (2, 4), (3, 6)])) == [SHORT, LONG[:2], LONG[1:]]


def test_what_is_not_kept_goes_from_its_own_line() -> None:
    kept = BOTH.kept(np.array([True, True, True, False, True, True]))
    assert split(kept) == [SHORT, (LONG[0], *LONG[2:])]


def test_all_are_turned_as_each_would_be() -> None:
    for found, meant in zip(split(transformed(BOTH, turned(30))), (SHORT, LONG), strict=True):
        assert all(math.dist(*spots) < 1e-9 for spots in zip(found, apply(turned(30), meant), strict=True))
