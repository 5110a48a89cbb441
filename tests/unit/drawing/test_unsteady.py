"""Lines as a hand draws them: near to what was meant, on the sheet, and others each time."""

import math
from itertools import pairwise
from random import Random

import pytest

from tests.unit.drawing.test_lines import split
from vernissage.drawing.geometry import Line, box, length
from vernissage.drawing.ink import LONG, SHORT
from vernissage.drawing.lines import Lines
from vernissage.drawing.unsteady import corners, dense, placed, rounded, unsteady

CORNER: Line = ((100.0, 100.0), (400.0, 100.0), (400.0, 400.0))
GENTLE: Line = ((0.0, 0.0), (100.0, 0.0), (200.0, 40.0))
BOTH = Lines.of([CORNER, GENTLE])


def strayed(unsteadiness: float, seed: int, line: Line = CORNER) -> list[Line]:
    return split(unsteady(Lines.of([line]), unsteadiness, 10, Random(seed)))


def test_a_dense_line_has_a_point_at_every_step_and_keeps_its_corners() -> None:
    for meant, line in zip((CORNER, GENTLE), split(dense(BOTH, 10)), strict=True):
        assert all(math.dist(one, other) <= 10.5 for one, other in pairwise(line))
        assert {*meant} <= {*line}


def test_sharp_corners_stay_and_gentle_ones_flow() -> None:
    assert (400, 100) in split(rounded(dense(BOTH, 10)))[0]
    assert (100, 0) not in split(rounded(BOTH))[1]


def test_no_line_pulls_at_the_ends_of_another() -> None:
    for meant, line in zip((CORNER, GENTLE), split(rounded(dense(BOTH, 10))), strict=True):
        assert (line[0], line[-1]) == (meant[0], meant[-1])


def test_corners_are_told_by_how_sharply_they_turn() -> None:
    assert corners(BOTH).tolist() == pytest.approx([0, math.pi / 2, 0, 0, math.atan2(40, 100), 0])


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_drawing_is_back_on_the_sheet_however_far_it_strayed(seed: int) -> None:
    drawing = Lines.of([((0.0, 0.0), (LONG, SHORT)), ((0.0, SHORT), (LONG, 0.0))])
    left, top, right, bottom = box(split(placed(drawing, 3.0, Random(seed))))
    assert 0 <= left <= right <= LONG
    assert 0 <= top <= bottom <= SHORT


def test_a_steady_hand_draws_what_was_meant_and_another_one_strays() -> None:
    (steady,) = strayed(0.0, 1)
    assert length(steady) == pytest.approx(600, rel=0.01)
    assert strayed(1.0, 1) != strayed(1.0, 2)
    (meant,) = split(dense(Lines.of([CORNER]), 5))
    for line in strayed(1.0, 1):
        assert all(min(math.dist(spot, near) for near in meant) < 40 for spot in line)


def test_the_pen_is_lifted_at_a_corner_here_and_there() -> None:
    drawn = [strayed(1.0, seed) for seed in range(40)]
    assert {len(lines) for lines in drawn} == {1, 2}
    first, second = next(lines for lines in drawn if len(lines) == 2)
    assert math.dist(first[-1], (400, 100)) < 40
    assert math.dist(second[0], (400, 100)) < 40


def test_a_closed_line_misses_its_beginning_or_runs_past_it() -> None:
    circle: Line = tuple((300 + 200 * math.cos(a / 9), 300 + 200 * math.sin(a / 9)) for a in range(57))
    counts = {sum(map(len, strayed(1.0, seed, circle))) for seed in range(40)}
    assert len(counts) >= 4


def test_the_same_chance_draws_the_same_line() -> None:
    assert strayed(1.0, 7) == strayed(1.0, 7)
