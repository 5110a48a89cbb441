from random import Random

import pytest

from tests.clues.cases import understanding
from vernissage.clues.alike import shown
from vernissage.clues.notion import notions
from vernissage.clues.search import SUITING, ClueSearch
from vernissage.contract.languages import LANGUAGES
from vernissage.decks.catalogue import Decks

PAINTING = "met/courbet-calm-sea"


@pytest.fixture(scope="module")
def telling() -> ClueSearch:
    return ClueSearch(Decks(), understanding(), notions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_clues_are_told_from_the_most_obvious_to_the_least(telling: ClueSearch, language: str) -> None:
    clues = telling.tell(PAINTING, language, ["met"], Random(1))
    assert len({clue.notion for clue in clues}) == len(clues) >= 4
    assert [clue.obvious for clue in clues] == sorted((clue.obvious for clue in clues), reverse=True)
    assert clues[0].obvious - clues[-1].obvious > 0.15
    for clue in clues:
        assert clue.clue in notions()[clue.notion].phrases[language][: shown(notions()[clue.notion])]


def test_no_notion_is_told_twice(telling: ClueSearch) -> None:
    told = [clue.notion for clue in telling.tell(PAINTING, "en", ["met"], Random(1))]
    assert not {clue.notion for clue in telling.tell(PAINTING, "en", ["met"], Random(1), told)} & set(told)


def test_an_obvious_clue_is_found_by_more_than_a_far_fetched_one(telling: ClueSearch) -> None:
    clues = telling.tell(PAINTING, "en", ["met"], Random(1))
    others = Random(2).sample([one for one in Decks().paintings(["met"]) if one != PAINTING], 40)
    odds = [understanding().odds(clue.clue, "en", [PAINTING, *others])[0] for clue in (clues[0], clues[-1])]
    assert odds[0] > odds[1]


def test_every_painting_has_something_to_be_told(telling: ClueSearch) -> None:
    for deck in ("met", "impressions"):
        for painting in Decks().paintings([deck]):
            assert len(list(telling.ideas(painting, [deck]))) >= 12, painting


def test_the_odds_of_all_notions_at_once_are_those_of_each(telling: ClueSearch) -> None:
    seen = understanding().sight(PAINTING)
    candidates = telling.candidates(PAINTING, ["met"])
    suiting = {name for name, notion in notions().items() if seen.notion(notion) >= SUITING + 1e-9 and shown(notion)}
    assert suiting <= set(candidates)


def test_nothing_is_told_of_a_painting_that_is_not_there(telling: ClueSearch) -> None:
    assert telling.tell("met/unknown", "en", ["met"], Random(1)) == []
    assert telling.tell("gone/unknown", "en", ["gone"], Random(1)) == []


def test_an_idea_has_words_in_every_language_and_is_always_the_same(telling: ClueSearch) -> None:
    one, other = (list(telling.ideas(PAINTING, ["met"])) for _ in range(2))
    assert one == other
    assert all(idea.words.keys() == set(LANGUAGES) and all(idea.words.values()) for idea in one)


def test_the_best_ideas_are_neither_plain_nor_dark(telling: ClueSearch) -> None:
    best = list(telling.ideas(PAINTING, ["met"]))[:12]
    assert all(0.25 < idea.obvious < 0.65 for idea in best)
    assert len({idea.words["en"] for idea in best}) == 12


def test_what_is_told_in_one_language_is_what_was_read_as_the_same_in_all(telling: ClueSearch) -> None:
    read = {
        tuple(notion.phrases[language][at] for language in LANGUAGES)
        for notion in notions().values()
        for at in range(shown(notion))
    }
    for deck in ("met", "impressions"):
        for painting in Decks().paintings([deck]):
            for idea in telling.ideas(painting, [deck]):
                assert tuple(idea.words[language] for language in LANGUAGES) in read


@pytest.mark.parametrize("name", ["man", "two", "person", "standing", "composition"])
def test_what_says_too_little_is_understood_and_never_told(telling: ClueSearch, name: str) -> None:
    paintings = Decks().paintings(["met"])
    assert any(understanding().sight(painting).notion(notions()[name]) > SUITING for painting in paintings)
    assert all(name not in telling.candidates(painting, ["met"]) for painting in paintings)
