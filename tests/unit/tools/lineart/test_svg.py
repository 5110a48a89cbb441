"""Shapes, groups and transforms, on small pictures made by hand."""

import math

import pytest

from lineart.svg import lines_of_svg, transform_of
from vernissage.drawing.geometry import Line, box

PEN = 'fill="none" stroke="#000" stroke-width="2"'


def drawn(inside: str) -> list[Line]:
    return lines_of_svg(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72">{inside}</svg>')


def rough(line: Line) -> list[tuple[int, int]]:
    return [(round(x), round(y)) for x, y in line]


@pytest.mark.parametrize(
    ("shape", "around"),
    [
        (f'<circle cx="10" cy="20" r="5" {PEN}/>', (5, 15, 15, 25)),
        (f'<ellipse cx="10" cy="20" rx="5" ry="3" {PEN}/>', (5, 17, 15, 23)),
        (f'<rect x="1" y="2" width="10" height="20" {PEN}/>', (1, 2, 11, 22)),
        (f'<rect x="1" y="2" width="10" height="20" rx="2" {PEN}/>', (1, 2, 11, 22)),
        (f'<line x1="1" y1="2" x2="3" y2="4" {PEN}/>', (1, 2, 3, 4)),
        (f'<polyline points="1,2 3,4 5,2" {PEN}/>', (1, 2, 5, 4)),
        (f'<polygon points="1,2 3,4 5,2" {PEN}/>', (1, 2, 5, 4)),
        (f'<path d="M1 2L5 4" {PEN}/>', (1, 2, 5, 4)),
    ],
)
def test_every_shape_becomes_one_line(shape: str, around: tuple[float, ...]) -> None:
    (line,) = drawn(shape)
    assert box([line]) == pytest.approx(around, abs=0.2)


def test_polygons_circles_and_rectangles_close() -> None:
    for shape in ('polygon points="0,0 9,0 9,9"', 'circle cx="9" cy="9" r="5"', 'rect width="5" height="4"'):
        (line,) = drawn(f"<{shape} {PEN}/>")
        assert math.dist(line[0], line[-1]) < 1e-6


@pytest.mark.parametrize(
    ("transform", "there"),
    [
        ("translate(5)", (6, 2)),
        ("translate(5 7)", (6, 9)),
        ("scale(2)", (2, 4)),
        ("scale(2,3)", (2, 6)),
        ("rotate(90)", (-2, 1)),
        ("rotate(180 5 5)", (9, 8)),
        ("matrix(1 0 0 1 3 4)", (4, 6)),
        ("skewX(45)", (3, 2)),
        ("skewY(45)", (1, 3)),
        ("translate(10 0) scale(2)", (12, 4)),  # the last is done first
    ],
)
def test_transforms(transform: str, there: tuple[int, int]) -> None:
    (line,) = drawn(f'<line transform="{transform}" x1="1" y1="2" x2="40" y2="50" {PEN}/>')
    assert rough(line)[0] == there


def test_an_unknown_transform_is_refused() -> None:
    with pytest.raises(ValueError, match="perspective"):
        transform_of("perspective(3)")


def test_groups_hand_their_look_and_transform_down() -> None:
    (line,) = drawn(
        f'<g {PEN} transform="translate(10 0)"><g transform="scale(2)"><path d="M1 1L2 2"/></g></g>'
    )  # a path of its own would be filled
    assert rough(line) == [(12, 2), (14, 4)]


def test_what_is_hidden_or_only_defined_is_not_drawn() -> None:
    shape = f'<circle r="5" {PEN}/>'
    assert drawn(f"<defs>{shape}</defs><clipPath>{shape}</clipPath>") == []
    assert drawn(f'<g display="none">{shape}</g><rect width="9" height="9" fill="#fff"/>') == []
    assert drawn('<rect width="9" height="9" style="fill:none;stroke:none"/>') == []
