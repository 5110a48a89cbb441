import pytest
from PIL import Image, ImageOps

from deck_building.trimming import cut, trim
from tests.unit.decks.pictures import painting


@pytest.mark.parametrize("border", ["black", "#050505", "white"])
def test_a_plain_border_comes_off(border: str) -> None:
    framed = ImageOps.expand(painting(320, 240), 8, border)
    width, height = trim(framed).size
    assert 316 <= width <= 320
    assert 236 <= height <= 240


def test_a_painting_without_a_border_stays_whole() -> None:
    assert trim(painting()).size == (320, 240)


def test_a_dark_ground_that_does_not_end_is_no_border() -> None:
    night = painting(320, 240, "black")
    assert trim(night).size == (320, 240)


def test_a_crop_is_given_in_fractions() -> None:
    assert cut(Image.new("RGB", (200, 100)), (0.1, 0.2, 0.9, 1.0)).size == (160, 80)
