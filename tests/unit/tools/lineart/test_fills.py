"""What is filled becomes lines that a pen can draw."""

import pytest

from lineart.fills import lines_of_fill
from tests.unit.tools.lineart.test_svg import drawn
from vernissage.drawing.geometry import box, length


def test_a_filled_dot_becomes_a_short_stroke() -> None:
    (touch,) = drawn('<circle cx="10" cy="10" r="1"/>')
    assert len(touch) == 2
    (eye,) = drawn('<circle cx="10" cy="10" r="2"/>')
    assert box([eye]) == pytest.approx((8, 8, 12, 12), abs=1)


def test_a_filled_line_becomes_its_middle() -> None:
    (line,) = drawn('<path d="M10 10H50V12H10Z"/>')
    left, top, right, bottom = box([line])
    assert 10 <= top <= bottom <= 12
    assert (left, right) == pytest.approx((10, 50), abs=1.5)


def test_a_filled_cross_becomes_two_lines_and_a_filled_ring_one() -> None:
    cross = drawn('<path d="M20 39H39V20H41V39H60V41H41V60H39V41H20Z"/>')
    assert sum(length(line) for line in cross) == pytest.approx(80, rel=0.1)
    (ring,) = drawn('<path d="M10 10H50V50H10ZM12 12V48H48V12Z"/>')
    assert length(ring) == pytest.approx(4 * 38, rel=0.08)


def test_a_large_filled_area_becomes_its_outline() -> None:
    (line,) = drawn('<path d="M10 10H50V50H10Z"/>')
    assert length(line) == pytest.approx(160)


def test_an_outline_of_two_points_fills_nothing() -> None:
    assert lines_of_fill([((0, 0), (9, 9))]) == []
