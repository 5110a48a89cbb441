"""Words that somebody brought along, taken for words that bots can draw."""

from random import Random

import pytest

from vernissage.contract.bot import Strength
from vernissage.contract.catalogue import Language
from vernissage.drawing.bot_artist import RecipeArtist
from vernissage.drawing.penned import Penned
from vernissage.games.pictomania.bot.known_words import KnownWords, as_printed
from vernissage.games.pictomania.values import Letter
from vernissage.words.book import Book, Card, built_in

CARDS: dict[Letter, str] = {"A": "own/1", "B": "1/pets", "C": "house/mine/1"}
DOG = ("1/pets", 2)


@pytest.fixture(scope="module")
def words() -> KnownWords:
    return KnownWords(built_in(), RecipeArtist())


def meant(words: KnownWords, text: str, hint: Language = "en") -> tuple[str, int]:
    return words.meant(dict.fromkeys(CARDS, "own/1"), {"own/1": [text] * 7}, hint)["A", 1]


@pytest.mark.parametrize(
    "text", ["dog", "a dog", "The Dogs", "собака", "собаками", "perro", "los perros", "狗", "собаки", "DOG"]
)
def test_a_word_is_known_in_every_language_and_form(words: KnownWords, text: str) -> None:
    assert meant(words, text) == DOG


@pytest.mark.parametrize("text", ["lorry", "truck"])
def test_and_in_what_a_country_calls_it(words: KnownWords, text: str) -> None:
    assert meant(words, text) == ("1/road-vehicles", 3)


def test_what_is_spelt_the_same_in_two_languages_is_read_as_at_the_table(words: KnownWords) -> None:
    card, number = meant(words, "pie", "es")
    assert built_in().card(card).words[number - 1]["en"] == "foot"


@pytest.mark.parametrize("text", ["quark", "dog food", "кварк", "夸克", "!?"])
def test_what_says_something_else_stays_as_it_is(words: KnownWords, text: str) -> None:
    assert meant(words, text) == ("own/1", 1)
    assert words.unknown([text, "dog", text]) == [text]


def test_a_card_of_the_server_is_read_in_all_its_languages() -> None:
    mine = Card("house/mine/1", 1, ({"uk": "собака"}, *({"any": f"quark {at}"} for at in range(6))))
    found = KnownWords(Book([*built_in(), mine]), RecipeArtist()).meant(CARDS, {"own/1": ["x"] * 7}, "en")
    assert (found["C", 1], found["C", 2]) == (DOG, ("house/mine/1", 2))


class Knowing:
    """Knows every word, and looks none up."""

    def knows(self, card: str, number: int) -> bool:
        del card, number
        return True

    def draw(self, card: str, number: int, strength: Strength, rng: Random) -> tuple[Penned, ...]:
        raise NotImplementedError


def test_what_can_be_drawn_is_meant_as_it_is_printed() -> None:
    assert KnownWords(Book([]), Knowing()).meant(CARDS, {}, "en") == as_printed(CARDS)
