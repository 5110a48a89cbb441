"""A recipe becomes a folder of pictures."""

from pathlib import Path

import pytest

from deck_building.deck_sources import PaintingRecipe
from deck_building.making import MissingPicture, picture
from tests.unit.decks.pictures import painting, saved
from tests.unit.tools.shop import Shop
from vernissage.decks.model import read_deck


def test_a_picture_that_has_gone_is_made_again(shop: Shop) -> None:
    shop.build()
    gone = shop.out / "small" / read_deck(shop.out / "small").paintings[0].pictures.card
    gone.unlink()
    assert shop.build() == ["small"]
    assert gone.is_file()


def test_a_file_that_the_package_lacks_is_told(shop: Shop) -> None:
    shop.write(file="none")
    with pytest.raises(MissingPicture, match=r"art/images/none\.png"):
        shop.build()


def test_pictures_of_an_earlier_build_go_and_what_is_being_written_stays(shop: Shop) -> None:
    shop.build()
    folder = shop.out / "small"
    (folder / "old.webp").touch()
    (folder / ".being-written").touch()
    shop.write(title="Another title")
    shop.build()
    assert not (folder / "old.webp").exists()
    assert (folder / ".being-written").exists()


def test_a_crop_leaves_that_part_of_the_picture(tmp_path: Path) -> None:
    whole = PaintingRecipe("a", "art", "a.png", {"en": "A"}, "anna", "1890", "CC0", "", crop=(0.0, 0.0, 1.0, 1.0))
    half = PaintingRecipe("b", "art", "a.png", {"en": "B"}, "anna", "1890", "CC0", "", crop=(0.0, 0.0, 0.5, 1.0))
    content = saved(painting(), "PNG")
    made = [picture(one, content, tmp_path).pictures for one in (whole, half)]
    assert [(one.width, one.height) for one in made] == [(320, 240), (160, 240)]
