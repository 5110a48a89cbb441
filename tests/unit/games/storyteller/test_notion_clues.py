from pathlib import Path

import pytest

from vernissage.contract.languages import LANGUAGES
from vernissage.contract.not_yet import NotYet, patiently
from vernissage.decks.catalogue import Decks
from vernissage.games.storyteller.notion_clues import MOST_IDEAS, NotionClues
from vernissage.games.storyteller.ports import Clues

PAINTINGS = ("met/courbet-calm-sea", "met/steen-merry-company", "met/la-tour-penitent-magdalen")


@pytest.fixture(scope="module")
def clues() -> Clues:
    decks = Decks()
    ready = NotionClues(decks, decks.vocabulary)
    ready.prepare()
    return ready


def test_ideas_have_words_in_every_language(clues: Clues) -> None:
    ideas = clues.tell(PAINTINGS[0], "en", ())
    assert len(ideas) == MOST_IDEAS
    assert all(idea.words.keys() == set(LANGUAGES) and all(idea.words.values()) for idea in ideas)


def test_the_same_question_has_the_same_answer(clues: Clues) -> None:
    assert clues.tell(PAINTINGS[0], "es", ()) == clues.tell(PAINTINGS[0], "es", ())


def test_no_idea_is_told_again(clues: Clues) -> None:
    told = [idea.words["ru"].upper() for idea in clues.tell(PAINTINGS[0], "ru", ())]
    again = {idea.words["ru"].upper() for idea in clues.tell(PAINTINGS[0], "ru", told)}
    assert again
    assert not again & set(told)


def test_a_language_has_to_be_read_before_it_is_understood() -> None:
    decks = Decks()
    unread = NotionClues(decks, decks.vocabulary)
    with pytest.raises(NotYet):
        unread.match("море", "ru", PAINTINGS)
    odds = patiently(lambda: unread.match("море", "ru", PAINTINGS))
    assert odds[0] == max(odds)
    assert sum(odds) == pytest.approx(1.0)


def test_a_deck_that_changed_has_to_be_looked_at_again(tmp_path: Path) -> None:
    decks = Decks(tmp_path)
    changing = NotionClues(decks, decks.vocabulary)
    with pytest.raises(NotYet):
        changing.tell(PAINTINGS[0], "en", ())
    before = patiently(lambda: changing.tell(PAINTINGS[0], "en", ()))
    decks.refresh()
    with pytest.raises(NotYet):
        changing.tell(PAINTINGS[0], "en", ())
    assert patiently(lambda: changing.tell(PAINTINGS[0], "en", ())) == before


def test_nothing_is_told_of_a_painting_that_is_gone(clues: Clues) -> None:
    assert patiently(lambda: clues.tell("gone/unknown", "en", ())) == []
