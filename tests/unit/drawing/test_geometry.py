"""Lines turned, measured and thinned out."""

import pytest

from vernissage.drawing.geometry import apply, box, chained, length, moved, scaled, thinned, turned

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))


def test_the_last_of_a_chain_is_done_first() -> None:
    assert apply(chained(moved(5, 0), scaled(2, 2)), [(1, 1)]) == ((7, 2),)
    assert apply(chained(scaled(2, 2), moved(5, 0)), [(1, 1)]) == ((12, 2),)


def test_a_quarter_turn_goes_clockwise() -> None:
    (spot,) = apply(turned(90), [(1, 0)])
    assert spot == pytest.approx((0, 1))  # y grows downwards


def test_length_and_box() -> None:
    assert length(SQUARE) == 30
    assert box([SQUARE, [(-5, 3)]]) == (-5, 0, 10, 10)


def test_points_on_the_way_are_left_out_and_corners_stay() -> None:
    line = [(float(x), 0.0) for x in range(11)] + [(10.0, float(y)) for y in range(1, 11)]
    assert thinned(line, 0.5) == ((0, 0), (10, 0), (10, 10))


def test_nothing_is_further_off_than_is_tolerated() -> None:
    bow = [(0.0, 0.0), (5.0, 2.0), (10.0, 0.0)]
    assert thinned(bow, 1.9) == tuple(bow)
    assert thinned(bow, 2.1) == ((0, 0), (10, 0))


def test_a_line_that_comes_back_to_its_beginning_keeps_its_furthest_point() -> None:
    assert (3.0, 4.0) in thinned([(0.0, 0.0), (3.0, 4.0), (0.0, 0.0)], 1)
