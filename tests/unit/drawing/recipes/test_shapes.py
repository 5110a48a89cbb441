"""The small language of strokes."""

import math

import pytest

from vernissage.drawing.geometry import box, length
from vernissage.drawing.recipes.shapes import BadShape, lines_of_shapes


@pytest.mark.parametrize(
    ("shape", "around"),
    [
        ("line 0 0 10 10 20 0", (0, 0, 20, 10)),
        ("polygon 0 0 10 10 20 0", (0, 0, 20, 10)),
        ("curve 0 0 10 10 20 0", (0, 0, 20, 10)),
        ("blob 0 50 50 0 100 50 50 100", (0, 0, 100, 100)),
        ("circle 100 100 50", (50, 50, 150, 150)),
        ("ellipse 100 100 50 20", (50, 80, 150, 120)),
        ("rect 10 20 30 40", (10, 20, 40, 60)),
        ("arc 100 100 50 180 360", (50, 50, 150, 100)),
        ("blot 100 100 12", (88, 88, 112, 112)),
        ("spiral 100 100 50 3", (50, 50, 150, 150)),
        ("zigzag 0 100 100 100 4 20", (0, 80, 100, 100)),
        ("wave 0 100 100 100 2 20", (0, 80, 100, 120)),
        ("hatch 0 0 50 40 4", (0, 0, 50, 40)),
        ("M 0 0 C 0 0 50 50 50 50", (0, 0, 50, 50)),
    ],
)
def test_each_shape_lies_where_its_numbers_say(shape: str, around: tuple[float, ...]) -> None:
    assert box(lines_of_shapes(shape)) == pytest.approx(around, abs=13 if "spiral" in shape or "blot" in shape else 1)


def test_an_arrow_points_at_its_end_and_a_dot_is_small() -> None:
    shaft, head = lines_of_shapes("arrow 100 100 300 100")
    assert head[1] == pytest.approx((300, 100))
    assert max(x for x, _ in head) == pytest.approx(300)
    assert sum(map(length, lines_of_shapes("dot 5 5"))) < 12 < math.dist(*shaft)


def test_shapes_and_paths_may_follow_each_other() -> None:
    assert len(lines_of_shapes("M 0 0 L 5 5; circle 9 9 3\nline 0 0 4 4 M 1 1 L 2 2 dot 3 3")) == 5
    with pytest.raises(BadShape):
        lines_of_shapes("circle 1 2 3 4")
