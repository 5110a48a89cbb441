"""Ink becomes the picture that the network knows, wherever and however it was drawn."""

from random import Random

import numpy as np

from vernissage.drawing.recognition.raster import LONG_SIDE, SIDE, picture

HOUSE = [[(0, 40), (0, 100), (80, 100), (80, 40), (0, 40), (40, 0), (80, 40)]]


def test_place_and_size_of_a_drawing_do_not_matter() -> None:
    moved = [[(1000 + 7 * x, -300 + 7 * y) for x, y in line] for line in HOUSE]
    assert np.array_equal(picture(HOUSE), picture(moved))


def test_the_pressure_of_the_pen_is_not_looked_at() -> None:
    pressed = [[(x, y, 9) for x, y in line] for line in HOUSE]
    assert np.array_equal(picture(HOUSE), picture(pressed))


def test_the_longer_side_fills_the_picture_and_the_middle_stays_in_the_middle() -> None:
    rows = np.flatnonzero(picture(HOUSE).any(axis=1))
    columns = np.flatnonzero(picture(HOUSE).any(axis=0))
    assert abs(rows[-1] - rows[0] - LONG_SIDE) <= 1
    assert abs((columns[0] + columns[-1]) / 2 - (SIDE - 1) / 2) <= 1


def test_a_line_has_no_gap_however_few_its_points() -> None:
    few = picture([[(0, 0), (900, 900)]])
    many = picture([[(n, n) for n in range(901)]])
    assert (few.diagonal()[3:-3] > 0.5).all()
    assert np.abs(few - many).max() < 0.4


def test_a_line_is_about_one_pixel_wide() -> None:
    across = picture([[(0, 0), (100, 0)]])
    assert 0.9 <= across[:, SIDE // 2].sum() <= 1.1


def test_a_dot_is_seen() -> None:
    assert picture([[(5, 5)]]).sum() > 0


def test_no_ink_is_an_empty_picture() -> None:
    assert not picture([]).any()
    assert not picture([[]]).any()


def test_very_much_ink_is_still_drawn_from_end_to_end() -> None:
    rng = Random(1)
    scribble = [[(rng.random(), rng.random()) for _ in range(2000)] for _ in range(10)]
    assert picture(scribble)[4:-4, 4:-4].min() > 0.9
