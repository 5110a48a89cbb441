"""Drawings side by side, for a person to judge."""

from pathlib import Path

import pytest
from PIL import Image

from vernissage.drawing.contact_sheet import CAPTION, CELL, Cell, contact_sheet, fitted, save
from vernissage.drawing.geometry import box
from vernissage.drawing.ink import LONG, SHORT

BAR = ((100.0, 450.0), (1100.0, 450.0))


def reds(picture: Image.Image) -> int:
    """Pixels that are more red than anything else."""
    pixels = zip(*[iter(picture.tobytes())] * 3, strict=True)
    return sum(red > green + 60 and red > blue + 60 for red, green, blue in pixels)


def test_cells_fill_rows_from_left_to_right() -> None:
    sheet = contact_sheet([Cell("one"), Cell("two"), Cell("three")], columns=2)
    assert sheet.size == (2 * CELL[0], 2 * (CELL[1] + CAPTION))
    assert contact_sheet([], columns=2).size == (2 * CELL[0], CELL[1] + CAPTION)


def test_strokes_that_tell_the_word_are_red() -> None:
    assert reds(contact_sheet([Cell("plain", (BAR,))], 1)) == 0
    assert reds(contact_sheet([Cell("telling", (BAR,), frozenset({0}))], 1)) > 100


def test_trouble_and_numbers_are_shown_in_red_too() -> None:
    assert reds(contact_sheet([Cell("word", trouble="no pictogram 'owll'; near: owl, bowl, towel")], 1)) > 20
    assert reds(contact_sheet([Cell("word", (BAR,), numbered=True)], 1)) > 5


def test_fitted_lines_are_in_the_middle_and_fill_the_sheet() -> None:
    left, top, right, bottom = box(fitted([((0.0, 0.0), (10.0, 10.0))]))
    assert (bottom - top) == pytest.approx(0.9 * SHORT)
    assert ((left + right) / 2, (top + bottom) / 2) == pytest.approx((LONG / 2, SHORT / 2))


def test_a_sheet_is_saved_as_a_picture(tmp_path: Path) -> None:
    save(contact_sheet([Cell("one", (BAR,))], 1), tmp_path / "new" / "sheet.png")
    with Image.open(tmp_path / "new" / "sheet.png") as saved:
        assert saved.size == (CELL[0], CELL[1] + CAPTION)
