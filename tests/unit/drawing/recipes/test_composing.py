"""What people write about a word, what comes of it, and what is refused."""

import pytest

from vernissage.drawing.geometry import box
from vernissage.drawing.marks import Drawing
from vernissage.drawing.pictograms import Pictogram, Pictograms
from vernissage.drawing.recipes.composing import compose
from vernissage.drawing.recipes.reading import BadRecipe, Recipes, parts_of

KNOWN = Pictograms(
    [
        Pictogram("owl", "1F989", ((0, 0, 500, 0, 500, 1000), (0, 1000, 100, 1000))),
        Pictogram("input-numbers", "1F522", ((0, 0, 10, 10),), written=True),
    ]
)
NONE = Recipes({}, {"flat": "line 0 0 1000 0 1000 500"})


def made(value: object) -> Drawing:
    return compose(parts_of(value, "here"), NONE, KNOWN, "here")


def bounds(value: object) -> tuple[float, ...]:
    return tuple(round(side) for side in box(mark.line for mark in made(value).marks))


def test_a_name_is_a_pictogram_in_the_middle_of_the_sheet() -> None:
    assert bounds("owl") == bounds("1F989") == bounds({"pic": "owl"}) == (400, 50, 800, 850)


def test_a_text_with_a_space_is_strokes_just_where_they_were_written() -> None:
    assert bounds("line 10 20 30 40") == bounds({"strokes": "M 10 20 L 30 40"}) == (10, 20, 30, 40)


def test_parts_are_sized_and_placed() -> None:
    assert bounds({"pic": "owl", "at": [0.25, 0.5], "size": 0.5}) == (200, 250, 400, 650)
    assert bounds({"pic": "owl", "size": 0.5, "stretch": [2, 1]}) == (400, 250, 800, 650)
    assert bounds({"pic": "owl", "size": 0.5, "turn": 90}) == (400, 350, 800, 550)
    assert bounds({"strokes": "rect 500 400 200 100", "at": [0.25, 0.25], "size": 2}) == (100, 125, 500, 325)


def test_mirroring_swaps_left_and_right() -> None:
    assert made({"pic": "owl", "mirror": True}).marks[0].line[0] == pytest.approx((800, 50))


def test_single_strokes_can_be_kept_dropped_and_marked_as_telling() -> None:
    assert len(made("owl").marks) == 2
    assert made({"pic": "owl", "keep": [1]}) == made({"pic": "owl", "drop": [0]})
    assert [mark.telling for mark in made({"pic": "owl", "first": [1]}).marks] == [False, True]
    assert [mark.telling for mark in made([{"pic": "owl", "first": True}, "flat"]).marks] == [True, True, False]


def test_a_figure_is_used_like_a_pictogram() -> None:
    assert bounds("flat") == (200, 250, 1000, 650)


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("owll", "near: owl"),
        ("input-numbers", "shows letters or digits"),
        ({"pic": "owl", "size": 2}, "off the sheet"),
        ({"pic": "owl", "keep": [7]}, "strokes 0 to 1"),
        ({"pic": "owl", "drop": [0, 1]}, "nothing is drawn"),
        ({"pic": "owl", "sise": 2}, "sise"),
        ({"pic": "owl", "strokes": "dot 1 1"}, "either"),
        ({"at": [0.5, 0.5]}, "either"),
        ({"pic": "owl", "at": [0.5]}, "at"),
        ("circle 600 450", "x y radius"),
        ("square 1 2 3", "no shape 'square'"),
        ("line 1 2 3 4 5", "x y x y"),
        ("M 10 10 L 5", "L needs 2"),
        ([], "nothing is drawn"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(value: object, says: str) -> None:
    with pytest.raises(BadRecipe, match=f"here: .*{says}"):
        made(value)
