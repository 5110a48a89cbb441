"""The middle of a thin shape."""

import pytest

from lineart.skeleton import eaten, middle_lines, traced, trimmed
from vernissage.drawing.geometry import Line, box, length

BAR: Line = ((0.0, 0.0), (30.0, 0.0), (30.0, 2.0), (0.0, 2.0))


def test_a_bar_becomes_its_middle_line() -> None:
    (line,) = middle_lines([BAR])
    left, top, right, bottom = box([line])
    assert (left, right) == pytest.approx((0, 30), abs=1.5)
    assert 0.3 < top <= bottom < 1.7


def test_what_is_left_of_a_block_is_one_pixel_wide_and_hangs_together() -> None:
    block = {(x, y) for x in range(40) for y in range(7)}
    left = eaten(block)
    assert left < block
    assert len(traced(left)) == 1
    assert max(sum((x, y) in left for y in range(7)) for x in range(10, 30)) == 1


def test_a_whisker_goes_and_a_branch_stays() -> None:
    line = {(x, 0) for x in range(60)}
    whisker, branch = {(20, y) for y in range(1, 4)}, {(40, y) for y in range(1, 30)}
    left = trimmed(line | whisker | branch)
    assert whisker & left == {(20, 1)}  # the knot, which belongs to the line
    assert branch <= left


def test_a_pen_goes_straight_on_at_a_crossing() -> None:
    across, down = {(x, 20) for x in range(41)}, {(20, y) for y in range(41)}
    walks = traced(across | down)
    assert len(walks) <= 3
    assert max(map(len, walks)) >= 40


def test_a_ring_is_followed_all_the_way_round() -> None:
    outer: Line = ((0.0, 0.0), (30.0, 0.0), (30.0, 30.0), (0.0, 30.0))
    inner: Line = ((2.0, 2.0), (28.0, 2.0), (28.0, 28.0), (2.0, 28.0))
    assert sum(map(length, middle_lines([outer, inner]))) == pytest.approx(4 * 28, rel=0.1)
