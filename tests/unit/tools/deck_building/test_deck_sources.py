"""What we wrote about the built-in decks, as it is read."""

from deck_building.deck_sources import deck_ids, read_recipe
from tests.unit.tools.shop import Shop


def test_every_file_but_that_of_the_artists_is_a_deck(shop: Shop) -> None:
    (shop.recipes / "another.toml").touch()
    assert deck_ids(shop.recipes) == ("another", "small")


def test_an_artist_has_a_name_in_each_language_and_every_spelling_once(shop: Shop) -> None:
    anna = read_recipe("small", shop.recipes).artists["anna"]
    assert anna.name == {"en": "Anna", "ru": "Анна"}
    assert anna.spellings == ("Anna", "Анна", "Аня")
    assert anna.died is None


def test_a_deck_without_tags_has_none(shop: Shop) -> None:
    recipe = read_recipe("small", shop.recipes)
    assert recipe.tags == {}
    assert [one.id for one in recipe.deck.painting] == ["a", "b"]


def test_tags_are_read_by_painting(shop: Shop) -> None:
    (shop.recipes / "tags").mkdir()
    (shop.recipes / "tags" / "small.toml").write_text('a = ["boat", "dog"]')
    assert read_recipe("small", shop.recipes).tags == {"a": ("boat", "dog")}
