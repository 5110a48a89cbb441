"""Themes with "or", "without", numbers and "only" are read as people read them, or not at all."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import tomli
from msgspec import Struct, convert

from tests.seats import S1
from vernissage.cli import built_in_resources
from vernissage.contract.catalogue import Language, Painting
from vernissage.contract.languages import LANGUAGES
from vernissage.games.artline.bot.eyes import Eyes
from vernissage.games.artline.bot.reading import PEOPLE, Part, Read, Reading, reader
from vernissage.games.artline.values import Theme

JUDGED = Path(__file__).with_name("judged")
DECKS = ("impressions", "met")


class Fact(Struct):
    shows: frozenset[Painting]
    unsure: frozenset[Painting] = frozenset()


class Meaning(Struct, forbid_unknown_fields=True):
    any: tuple[str, ...] = ()
    all: tuple[str, ...] = ()
    none: tuple[str, ...] = ()
    unsure: tuple[str, ...] = ()
    en: tuple[str, ...] = ()
    es: tuple[str, ...] = ()
    ru: tuple[str, ...] = ()
    uk: tuple[str, ...] = ()
    zh: tuple[str, ...] = ()


def loaded(name: str) -> Any:
    return tomli.loads((JUDGED / f"{name}.toml").read_text("utf-8"))


@cache
def facts() -> Mapping[str, Fact]:
    files = [loaded(name) for name in ("people", "nature", "things")]
    return {name: convert(fact, Fact) for file in files for name, fact in file.items()}


def seen(painting: Painting, thing: str) -> bool | None:
    fact = facts()[thing]
    return True if painting in fact.shows else None if painting in fact.unsure else False


def fits(painting: Painting, meaning: Meaning) -> bool | None:
    """Whether people found that `painting` fits; `None` if they might not agree."""
    lacks = [None if (there := seen(painting, thing)) is None else not there for thing in meaning.none]
    choices = [seen(painting, thing) for thing in meaning.any]
    answers = [*(seen(painting, thing) for thing in meaning.all), *lacks]
    if choices:
        answers.append(True if True in choices else None if None in choices else False)
    if False in answers:
        return False
    return None if None in answers or any(seen(painting, thing) for thing in meaning.unsure) else True


@cache
def eyes() -> Eyes:
    resources = built_in_resources()
    words = resources.vocabulary
    return Eyes(resources.catalogue, DECKS, words.names, words.broader, words.dull)


def judged_themes() -> Iterator[tuple[Theme, Meaning]]:
    for meaning in convert(loaded("themes")["meanings"], list[Meaning]):
        for language in LANGUAGES:
            yield from ((Theme(text, language, S1), meaning) for text in getattr(meaning, language))


def test_the_pictures_that_were_judged_are_in_the_decks() -> None:
    paintings = set(built_in_resources().catalogue.paintings(DECKS))
    assert all(fact.shows | fact.unsure <= paintings for fact in facts().values())


def test_bots_judge_compound_themes_by_what_the_pictures_show() -> None:  # A12 A21
    paintings = built_in_resources().catalogue.paintings(DECKS)
    right = [(painting, theme) for theme, m in judged_themes() for painting in paintings if fits(painting, m) is True]
    wrong = [(painting, theme) for theme, m in judged_themes() for painting in paintings if fits(painting, m) is False]
    objected = sum(eyes().surely_misses(painting, theme) for painting, theme in right)
    assert objected <= 0.02 * len(right)
    assert sum(eyes().fits(painting, theme) for painting, theme in wrong) <= 0.02 * len(wrong)
    assert sum(eyes().fits(painting, theme) for painting, theme in right) >= 0.9 * len(right)


@cache
def names_reader() -> Read:
    return reader(built_in_resources().vocabulary.names)


def read(text: str, language: Language = "en") -> Reading | None:
    return names_reader()(text, language)


PERSON, HAT, DOG = Part("person"), Part("hat"), Part("dog")
TWO = Part("person", 2, 2)
READ: list[tuple[Language, str, tuple[tuple[Part, ...], ...]]] = [
    ("en", "hat or dog", ((HAT,), (DOG,))),
    ("en", "hat/dog", ((HAT,), (DOG,))),
    ("en", "hat and dog", ((HAT, DOG),)),
    ("en", "a dog, but no hat", ((DOG, Part("hat", absent=True)),)),
    ("en", "at least one animal", ((Part("animal"),),)),
    ("en", "dog without a hat", ((DOG, Part("hat", absent=True)),)),
    ("en", "nothing but dogs", ((Part("dog", alone=True),),)),
    ("en", "two people", ((TWO,),)),
    ("en", "more than two people", ((Part("person", 3),),)),
    ("en", "fewer than three dogs", ((Part("dog", 0, 2),),)),
    ("en", "two or more dogs", ((Part("dog", 2),),)),
    ("en", "3 dogs", ((Part("dog", 3, 3),),)),
    ("en", "a person, but only one", ((Part("person", 1, 1),),)),
    ("en", "several dogs", ((Part("dog", 2),),)),
    ("ru", "двое детей", ((Part("child", 2, 2),),)),
    ("ru", "двое", ((TWO,),)),
    ("ru", "и собака, и шляпа", ((DOG, HAT),)),
    ("es", "un perro", ((DOG,),)),
    ("es", "uno o dos perros", ((Part("dog", 1, 1),), (Part("dog", 2, 2),))),
    ("ru", "не больше двух человек", ((Part("person", 0, 2),),)),
    ("ru", "или собака, или шляпа", ((DOG,), (HAT,))),
    ("uk", "щонайменше три собаки", ((Part("dog", 3),),)),
    ("zh", "没戴帽子的人", ((Part("hat", absent=True), PERSON),)),
    ("zh", "要么狗要么猫", ((DOG,), (Part("cat"),))),
    ("es", "o bien un perro o bien un gato", ((DOG,), (Part("cat"),))),
    ("zh", "至少三只狗", ((Part("dog", 3),),)),
]


@pytest.mark.parametrize(("language", "text", "choices"), READ, ids=[text for _, text, _ in READ])
def test_a_theme_is_read_as_people_read_it(
    language: Language, text: str, choices: tuple[tuple[Part, ...], ...]
) -> None:
    assert read(text, language) == Reading(choices)


def test_a_colour_beside_a_thing_is_not_looked_for_on_it() -> None:
    """What is red may be something else: such a theme is never used, and objected to only without the thing."""
    hat, flowers = Theme("red hat", "en", S1), Theme("red or yellow flowers", "en", S1)
    paintings = set(built_in_resources().catalogue.paintings(DECKS))
    assert not any(eyes().fits(painting, hat) for painting in paintings)
    assert not any(eyes().surely_misses(painting, hat) for painting in facts()["hat"].shows)
    without = paintings - facts()["flowers"].shows - facts()["flowers"].unsure
    assert not any(eyes().fits(painting, flowers) for painting in without)


def test_absence_is_seen_only_of_what_nobody_would_leave_out() -> None:
    """Hardly anybody lists the leaves of a tree: a bot does not know where there are none."""
    paintings = built_in_resources().catalogue.paintings(DECKS)
    assert not any(eyes().fits(painting, Theme("tree without leaves", "en", S1)) for painting in paintings)
    assert any(eyes().fits(painting, Theme("tree without people", "en", S1)) for painting in paintings)


@pytest.mark.parametrize(
    "text",
    [
        "a dog that my aunt once had",
        "hat and dog or boat",
        "boat without sails or oars",
        "more than dogs",
        "dog or",
        "hat, dog",
        "two",
    ],
)
def test_what_is_not_understood_wholly_is_not_read_at_all(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_in_the_vocabulary_is_read_as_that_name(language: Language) -> None:
    """Bots write them: they must not doubt each other's themes."""
    names = {tag: words[language][0] for tag, words in built_in_resources().vocabulary.names.items()}
    misread = {
        name: read(name, language)
        for tag, name in names.items()
        if tag not in PEOPLE and read(name, language) != Reading(((Part(tag),),))
    }
    assert not misread
