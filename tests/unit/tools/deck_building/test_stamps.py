"""A stamp changes with whatever could change what was made, and with nothing else."""

from msgspec import structs

from deck_building.deck_sources import PaintingRecipe
from deck_building.packages import Pin
from deck_building.stamps import MADE_FILE, STAMP_FILE, deck_stamp, is_fresh, picture_stamp, still_good
from tests.unit.tools.shop import Shop
from vernissage.decks.model import read_deck

RECIPE = PaintingRecipe("a", "art", "a.png", {"en": "A"}, "anna", "1890", "CC0", "A museum")
PIN = Pin("npm", "1.0.0", "0" * 64)


def test_a_picture_changes_with_its_file_and_crop_but_not_with_its_title() -> None:
    stamp = picture_stamp(RECIPE, PIN)
    assert picture_stamp(structs.replace(RECIPE, title={"en": "B"}, year="1900"), PIN) == stamp
    changed = [
        picture_stamp(structs.replace(RECIPE, file="b.png"), PIN),
        picture_stamp(structs.replace(RECIPE, crop=(0.0, 0.0, 0.5, 1.0)), PIN),
        picture_stamp(RECIPE, structs.replace(PIN, sha256="1" * 64)),
    ]
    assert len({stamp, *changed}) == 4


def test_a_deck_changes_with_its_recipe(shop: Shop) -> None:
    before = deck_stamp("small", shop.recipes)
    shop.write(title="Another title")
    assert deck_stamp("small", shop.recipes) != before


def test_a_deck_is_fresh_until_a_picture_or_its_list_is_gone(shop: Shop) -> None:
    shop.build()
    folder, stamp = shop.out / "small", deck_stamp("small", shop.recipes)
    assert is_fresh(folder, stamp)
    assert not is_fresh(folder, "another stamp")
    (folder / read_deck(folder).paintings[0].pictures.thumb).unlink()
    assert not is_fresh(folder, stamp)
    (folder / "deck.json").write_text("{")
    assert not is_fresh(folder, stamp)
    (folder / STAMP_FILE).unlink()
    assert not is_fresh(folder, stamp)


def test_only_what_is_still_there_is_good(shop: Shop) -> None:
    shop.build()
    folder = shop.out / "small"
    assert len(still_good(folder)) == 2
    (folder / read_deck(folder).paintings[0].pictures.large).unlink()
    assert len(still_good(folder)) == 1
    (folder / MADE_FILE).write_text("no json")
    assert still_good(folder) == {}
