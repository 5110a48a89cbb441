"""Decks are built from their recipes and packages, and only what has changed."""

from deck_building.stamps import STAMP_FILE
from tests.unit.tools.shop import Shop
from vernissage.decks.model import read_deck


def test_a_deck_without_tags_is_built_from_its_package(shop: Shop) -> None:
    assert shop.build() == ["small"]
    first, second = read_deck(shop.out / "small").paintings
    assert (first.artist, first.spellings) == ({"en": "Anna", "ru": "Анна"}, ("Anna", "Анна", "Аня"))
    assert (first.package, first.file, first.tags) == ("art 1.0.0", "images/a.png", ())
    assert (first.pictures.width, second.pictures.width) == (320, 160)
    assert (shop.place / "fetched").read_text() == "pack art@1.0.0 --ignore-scripts --silent\n"
    assert not list(shop.place.rglob("install.js"))


def test_nothing_is_made_again_that_has_not_changed(shop: Shop) -> None:
    shop.build()
    before = shop.times()
    assert shop.build() == []
    shop.write(title="Another title")
    (shop.recipes / "tags").mkdir()
    (shop.recipes / "tags" / "small.toml").write_text('a = ["boat"]')
    assert shop.build() == ["small"]
    assert read_deck(shop.out / "small").paintings[0].tags == ("boat",)
    assert shop.times() == before


def test_a_deck_that_has_no_recipe_any_more_goes_and_strangers_stay(shop: Shop) -> None:
    shop.build()
    (shop.out / "old").mkdir()
    (shop.out / "old" / STAMP_FILE).write_text("x")
    (shop.out / "stranger").mkdir()
    shop.build()
    assert sorted(path.name for path in shop.out.iterdir()) == ["small", "stranger"]


def test_a_spoilt_archive_in_the_cache_is_fetched_again(shop: Shop) -> None:
    shop.cache.mkdir()
    (shop.cache / "art-1.0.0.tgz").write_bytes(b"half")
    assert shop.build() == ["small"]
