"""A line as a hand draws it: near to what was meant, on the sheet, and another one each time."""

import math
from itertools import pairwise
from random import Random

import pytest

from vernissage.drawing.geometry import Line, box, length
from vernissage.drawing.ink import LONG, SHORT
from vernissage.drawing.unsteady import corners, dense, placed, rounded, unsteady

CORNER: Line = ((100.0, 100.0), (400.0, 100.0), (400.0, 400.0))


def test_a_dense_line_has_a_point_at_every_step_and_keeps_its_corners() -> None:
    line = dense(CORNER, 10)
    assert all(math.dist(one, other) <= 10.5 for one, other in pairwise(line))
    assert {*CORNER} <= {*line}


def test_sharp_corners_stay_and_gentle_ones_flow() -> None:
    assert (400, 100) in rounded(dense(CORNER, 10))
    gentle: Line = ((0.0, 0.0), (100.0, 0.0), (200.0, 40.0))
    assert (100, 0) not in rounded(gentle)


def test_corners_are_told_by_how_sharply_they_turn() -> None:
    assert corners(CORNER) == pytest.approx([0, math.pi / 2, 0])


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_drawing_is_back_on_the_sheet_however_far_it_strayed(seed: int) -> None:
    drawing: list[Line] = [((0.0, 0.0), (LONG, SHORT)), ((0.0, SHORT), (LONG, 0.0))]
    left, top, right, bottom = box(placed(drawing, 3.0, Random(seed)))
    assert 0 <= left <= right <= LONG
    assert 0 <= top <= bottom <= SHORT


def test_a_steady_hand_draws_what_was_meant_and_another_one_strays() -> None:
    (steady,) = unsteady(CORNER, 0.0, 10, Random(1))
    assert length(steady) == pytest.approx(600, rel=0.01)
    assert unsteady(CORNER, 1.0, 10, Random(1)) != unsteady(CORNER, 1.0, 10, Random(2))
    for line in unsteady(CORNER, 1.0, 10, Random(1)):
        assert all(min(math.dist(spot, near) for near in dense(CORNER, 5)) < 40 for spot in line)


def test_the_same_chance_draws_the_same_line() -> None:
    assert unsteady(CORNER, 1.0, 10, Random(7)) == unsteady(CORNER, 1.0, 10, Random(7))
