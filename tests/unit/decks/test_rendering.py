from pathlib import Path

import pytest
from PIL import Image

from tests.unit.decks.pictures import painting
from vernissage.decks.rendering import CARD, LARGE, THUMB, render


@pytest.mark.parametrize("size", [(320, 240), (300, 900), (900, 200), (2400, 1800)])
def test_card_and_thumbnail_are_four_to_three_and_show_the_whole_picture(tmp_path: Path, size: tuple[int, int]) -> None:
    made = render(painting(*size), tmp_path, "one")
    for name, wanted in ((made.thumb, THUMB), (made.card, CARD)):
        image = Image.open(tmp_path / name)
        assert image.size == wanted
        seen = image.convert("RGBA").getchannel("A").getbbox()
        assert seen is not None
        assert (seen[2] - seen[0]) / (seen[3] - seen[1]) == pytest.approx(size[0] / size[1], rel=0.05)
        assert abs(seen[0] - (wanted[0] - seen[2])) <= 1


def test_an_upright_picture_lies_on_a_transparent_mat(tmp_path: Path) -> None:
    card = Image.open(tmp_path / render(painting(300, 400), tmp_path, "one").card).convert("RGBA")
    assert card.getpixel((2, 240)) == (0, 0, 0, 0)
    assert card.getpixel((320, 240))[3] == 255  # type: ignore[index]


def test_the_close_look_keeps_its_proportions_and_is_never_blown_up(tmp_path: Path) -> None:
    small, huge = render(painting(300, 200), tmp_path, "a"), render(painting(4000, 2000), tmp_path, "b")
    assert (small.width, small.height) == (300, 200)
    assert (huge.width, huge.height) == (LARGE, LARGE // 2)
    assert Image.open(tmp_path / huge.large).size == (LARGE, LARGE // 2)


def test_names_follow_the_content(tmp_path: Path) -> None:
    first, same, other = (render(painting(mark=mark), tmp_path, "one") for mark in (0, 0, 30))
    assert first == same
    assert {first.thumb, first.card, first.large}.isdisjoint({other.thumb, other.card, other.large})
