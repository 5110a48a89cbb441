"""The credits name every painting's home in the reader's language."""

import tomllib
from collections.abc import Iterator

import pytest

from deck_building.deck_sources import BUILTIN
from vernissage.contract.languages import LANGUAGES
from vernissage.decks.homes import HOMES, home


def sources() -> Iterator[str]:
    for deck in ("impressions", "met"):
        for painting in tomllib.loads((BUILTIN / f"{deck}.toml").read_text("utf-8"))["painting"]:
            yield painting["source"]


def test_every_home_of_the_built_in_decks_has_a_name_in_every_language() -> None:
    assert [source for source in sources() if set(home(source)) != set(LANGUAGES)] == []


def test_no_home_is_listed_that_holds_nothing() -> None:
    listed = set(tomllib.loads(HOMES.read_text("utf-8")))
    assert listed == {next(name for name in listed if source.startswith(name)) for source in sources()}


@pytest.mark.parametrize(
    ("source", "russian"),
    [
        ("Tate, London", "Галерея Тейт, Лондон"),
        ("The Metropolitan Museum of Art, 57.10", "Метрополитен-музей, Нью-Йорк, 57.10"),
        ("Grandmother’s wall, on the left", None),
        ("", None),
    ],
)
def test_a_museum_may_have_a_number_and_an_unknown_owner_stays_as_written(source: str, russian: str | None) -> None:
    assert home(source).get("ru") == russian
    assert home(source).get("en", "") == source


def test_chinese_has_a_comma_of_its_own() -> None:
    assert home("The Metropolitan Museum of Art, 57.10")["zh"] == "纽约大都会艺术博物馆，57.10"
