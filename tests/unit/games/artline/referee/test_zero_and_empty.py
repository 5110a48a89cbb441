"""None of a thing, and words that say nothing: A16, A17."""

import pytest

from tests.unit.games.artline.referee.gallery import referee
from vernissage.contract.catalogue import Language
from vernissage.games.artline.setup import EDITIONS


def verdict(text: str, language: Language, *standing: str) -> str:
    return referee().judge(text, language, standing=standing, edition=EDITIONS["louvre"], line=(), deck=()).verdict


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("zero dogs", "en"),
        ("0 people", "en"),
        ("ноль людей", "ru"),
        ("0 собак", "ru"),
        ("нуль собак", "uk"),
        ("cero personas", "es"),
        ("零个人", "zh"),
        ("0只狗", "zh"),
    ],
)
def test_none_of_a_thing_is_what_is_not_there(text: str, language: Language) -> None:  # A17
    assert verdict(text, language) == "refused"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("nothing but trees", "en"),
        ("除了树什么都没有", "zh"),
        ("number zero on a sign", "en"),
        ("10 boats", "en"),
        ("100 лодок", "ru"),
        ("1500名士兵", "zh"),
    ],
)
def test_nothing_but_something_says_what_is_there(text: str, language: Language) -> None:  # A17
    assert verdict(text, language) != "refused"


@pytest.mark.parametrize(
    ("standing", "language", "texts"),
    [
        (
            "dog",
            "en",
            [
                "some dogs",
                "there is a dog",
                "a dog in the picture",
                "painting with a dog",
                "dog dog",
                "at least one dog",
                "dog(s)",
            ],
        ),
        (
            "собака",
            "ru",
            ["есть собака", "картина с собакой", "какая-то собака", "собака собака", "хотя бы одна собака"],
        ),
        ("perro", "es", ["hay un perro", "cuadro con perro", "algún perro", "al menos un perro"]),
        ("狗", "zh", ["有狗", "一只狗", "画里有狗", "狗狗"]),
    ],
)
def test_words_that_say_nothing_make_no_other_theme(standing: str, language: Language, texts: list[str]) -> None:  # A16
    assert {text: verdict(text, language, standing) for text in texts} == dict.fromkeys(texts, "doubt")


@pytest.mark.parametrize(
    ("standing", "language", "text"),
    [("dog", "en", "two dogs"), ("dog", "en", "person with a dog"), ("hat", "en", "red hat"), ("狗", "zh", "白狗")],
)
def test_what_says_more_is_another_theme(standing: str, language: Language, text: str) -> None:  # A16
    assert verdict(text, language, standing) == "ok"


@pytest.mark.parametrize(
    ("text", "language", "whole"),
    [
        ("Angel", "en", True),
        ("Angel holding a partition", "en", False),
        ("1 Chico", "es", False),
        ("more than two people", "en", False),
        ("boat without sails", "en", False),
        ("at least two boats", "en", False),
        ("boat or bridge", "en", False),
        ("only one person", "en", False),
        ("red hat", "en", False),
        ("dog's tail", "en", False),
        ("собаки", "ru", True),
        ("狗", "zh", True),
    ],
)
def test_a_theme_is_understood_wholly_only_if_that_says_no_less(
    text: str, language: Language, whole: bool
) -> None:  # A14
    assert referee().understands_all(text, language) is whole
