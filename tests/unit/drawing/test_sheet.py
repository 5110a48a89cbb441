"""`vernissage dev words sheet`, which a person judges."""

from pathlib import Path

from click.testing import CliRunner
from PIL import Image

from vernissage.cli import main
from vernissage.drawing.contact_sheet import CAPTION, CELL, Cell, contact_sheet


def test_a_sheet_has_a_row_for_each_card(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    cards = ["--card", "1/farm-animals", "--card", "forest-animals"]
    done = CliRunner().invoke(main, ["dev", "words", "sheet", *cards, "--out", str(out)])
    assert done.exit_code == 0, done.output
    assert "14 words" in done.output
    with Image.open(out) as picture:
        assert picture.size == (7 * CELL[0], 2 * (CELL[1] + CAPTION))


def test_an_unknown_card_is_told() -> None:
    done = CliRunner().invoke(main, ["dev", "words", "sheet", "--card", "no-such-card"])
    assert done.exit_code != 0
    assert "no-such-card" in done.output


def test_lines_are_drawn_where_they_lie_and_telling_ones_are_red() -> None:
    line = ((0.0, 450.0), (1200.0, 450.0))
    plain, red = (contact_sheet([Cell("", (line,), telling)], 1) for telling in (frozenset[int](), frozenset({0})))
    middle = (CELL[0] // 2, CELL[1] // 2)
    assert sum(_colour(plain, middle)) < 300
    assert _colour(red, middle)[0] > 2 * _colour(red, middle)[2]
    assert _colour(plain, (middle[0], middle[1] // 2)) == (255, 255, 255)


def _colour(picture: Image.Image, at: tuple[int, int]) -> tuple[int, ...]:
    found = picture.getpixel(at)
    assert isinstance(found, tuple)
    return found
