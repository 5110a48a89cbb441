"""The pictograms that recipes can name."""

from pathlib import Path

import pytest

from vernissage.drawing.pictograms import Pictogram, Pictograms, read, write

OWL = Pictogram("owl", "1F989", ((0, 0, 500, 0, 500, 1000), (0, 1000, 100, 1000)), ("bird",))


def test_one_is_found_by_its_name_and_by_its_code() -> None:
    known = Pictograms([OWL])
    assert known["owl"] is known["1F989"] is OWL
    assert [*known] == ["owl"]
    with pytest.raises(KeyError):
        known["bowl"]


def test_its_strokes_are_lines_of_points() -> None:
    assert OWL.lines == (((0, 0), (500, 0), (500, 1000)), ((0, 1000), (100, 1000)))


def test_what_is_written_is_read_back_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    write([OWL], tmp_path / "new" / "lineart.json")
    assert read(tmp_path / "new" / "lineart.json")["owl"] == OWL
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["lineart.json"]
