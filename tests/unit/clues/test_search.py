from random import Random

import pytest

from tests.clues.cases import understanding
from vernissage.clues.notion import notions
from vernissage.clues.search import SUITING, Telling
from vernissage.contract.languages import LANGUAGES
from vernissage.decks.catalogue import Decks

PAINTING = "met/courbet-calm-sea"


@pytest.fixture(scope="module")
def telling() -> Telling:
    return Telling(Decks(), understanding(), notions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_clues_are_told_from_the_most_obvious_to_the_least(telling: Telling, language: str) -> None:
    clues = telling.tell(PAINTING, language, ["met"], Random(1))
    assert len({clue.notion for clue in clues}) == len(clues) >= 4
    assert [clue.obvious for clue in clues] == sorted((clue.obvious for clue in clues), reverse=True)
    assert clues[0].obvious - clues[-1].obvious > 0.15
    assert all(clue.clue in notions()[clue.notion].phrases[language] for clue in clues)


def test_no_notion_is_told_twice(telling: Telling) -> None:
    told = [clue.notion for clue in telling.tell(PAINTING, "en", ["met"], Random(1))]
    assert not {clue.notion for clue in telling.tell(PAINTING, "en", ["met"], Random(1), told)} & set(told)


def test_an_obvious_clue_is_found_by_more_than_a_far_fetched_one(telling: Telling) -> None:
    clues = telling.tell(PAINTING, "en", ["met"], Random(1))
    others = Random(2).sample([one for one in Decks().paintings(["met"]) if one != PAINTING], 40)
    odds = [understanding().odds(clue.clue, "en", [PAINTING, *others])[0] for clue in (clues[0], clues[-1])]
    assert odds[0] > odds[1]


def test_every_painting_has_something_to_be_told(telling: Telling) -> None:
    for deck in ("met", "impressions"):
        for painting in Decks().paintings([deck]):
            assert len(list(telling.ideas(painting, [deck]))) >= 12, painting


def test_the_odds_of_all_notions_at_once_are_those_of_each(telling: Telling) -> None:
    shown = understanding().sight(PAINTING)
    candidates = telling.candidates(PAINTING, ["met"])
    assert {name for name, notion in notions().items() if shown.notion(notion) >= SUITING + 1e-9} <= set(candidates)


def test_nothing_is_told_of_a_painting_that_is_not_there(telling: Telling) -> None:
    assert telling.tell("met/unknown", "en", ["met"], Random(1)) == []
    assert telling.tell("gone/unknown", "en", ["gone"], Random(1)) == []


def test_an_idea_has_words_in_every_language_and_is_always_the_same(telling: Telling) -> None:
    one, other = (list(telling.ideas(PAINTING, ["met"])) for _ in range(2))
    assert one == other
    assert all(idea.words.keys() == set(LANGUAGES) and all(idea.words.values()) for idea in one)


def test_the_best_ideas_are_neither_plain_nor_dark(telling: Telling) -> None:
    best = list(telling.ideas(PAINTING, ["met"]))[:12]
    assert all(0.25 < idea.obvious < 0.65 for idea in best)
    assert len({idea.words["en"] for idea in best}) == 12
