"""What people write, what comes of it, and what is refused."""

import math
from pathlib import Path

import pytest

from vernissage.drawing.geometry import box, length
from vernissage.drawing.lineart.pictograms import Pictogram, Pictograms
from vernissage.drawing.marks import Drawing
from vernissage.drawing.recipes.checking import check
from vernissage.drawing.recipes.composing import compose
from vernissage.drawing.recipes.reading import BadRecipe, Recipes, parts_of, used_pictograms, written
from vernissage.drawing.recipes.shapes import BadShape, lines_of_shapes

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
        ("input-numbers", "P31"),
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


def test_files_are_read_by_level_card_and_number(tmp_path: Path) -> None:
    (tmp_path / "level-2.toml").write_text('[figures]\nbow = "line 1 1 2 2"\n[birds]\n1 = "owl"\n3 = ["bow", "owl"]\n')
    recipes = written(tmp_path)
    assert set(recipes.words) == {("2/birds", 1), ("2/birds", 3)}
    assert used_pictograms(recipes) == {"owl"}


@pytest.mark.parametrize("text", ['[birds]\n8 = "owl"', "birds = 3", "[birds", '[birds]\n1 = { pic = "a", x = 1 }'])
def test_a_file_that_is_not_in_order_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "level-1.toml").write_text(text)
    with pytest.raises(BadRecipe):
        written(tmp_path)


def test_two_figures_of_one_name_are_refused(tmp_path: Path) -> None:
    for name in ("figures", "level-1"):
        (tmp_path / f"{name}.toml").write_text('[figures]\nbow = "line 1 1 2 2"\n')
    with pytest.raises(BadRecipe, match="bow"):
        written(tmp_path)


def test_the_report_names_what_is_missing_strange_and_wrong() -> None:
    recipes = Recipes({("1/a", 1): parts_of("owl", ""), ("1/b", 9): parts_of("owll", "")}, {})
    report = check([("1/a", 1), ("1/a", 2)], recipes, KNOWN)
    assert report.missing == (("1/a", 2),)
    assert report.strangers == (("1/b", 9),)
    assert [problem.partition(":")[0] for problem in report.problems] == ["1/b 9"]


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
